import { expect, test } from 'vitest';
import { newElement, newSection } from '../../store/content-operations.ts';
import { ContentStore } from '../../store/content-store.ts';
import { withType } from '../../store/content-values.ts';
import { elementControl } from '../../store/element-control.ts';
import { withOneCurrent } from './timeline-current.ts';
import { newStage } from './timeline-values.ts';

test('ELM-46 at most one stage is current: turning one on turns the others off, and one undo restores both', () => {
  const element = withType(newElement(), 'timeline');
  const store = new ContentStore([newSection([element])]);
  const control = withOneCurrent(elementControl<'timeline'>(store, element.id));
  const current = () =>
    (control.valueAt('data.stages') as { isCurrent: boolean }[]).map((stage) => stage.isCurrent);
  control.setValue('data.stages', [newStage(), newStage(), newStage()]);
  control.setValue('data.stages.0.isCurrent', true);
  control.setValue('data.stages.2.isCurrent', true);
  expect(current()).toEqual([false, false, true]);
  store.undo();
  expect(current()).toEqual([true, false, false]);
  control.setValue('data.stages.0.isCurrent', false);
  expect(current()).toEqual([false, false, false]);
});
