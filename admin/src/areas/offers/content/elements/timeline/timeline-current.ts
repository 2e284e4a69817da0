import type { ElementControl } from '../../store/element-control.ts';
import type { StageValues } from '../element-values.ts';

const IS_CURRENT = /^data\.stages\.(\d+)\.isCurrent$/;

/** Makes that stage the only current one. */
const withCurrent = (stages: readonly StageValues[], current: number): StageValues[] =>
  stages.map((stage, index) =>
    stage.isCurrent === (index === current) ? stage : { ...stage, isCurrent: index === current },
  );

/** A control under which at most one stage is current: turning one on turns the others off, in one undo step. */
export function withOneCurrent(control: ElementControl<'timeline'>): ElementControl<'timeline'> {
  return {
    ...control,
    setValue: (name, value) => {
      const index = IS_CURRENT.exec(name)?.[1];
      if (index === undefined || value !== true) return control.setValue(name, value);
      const stages = control.valueAt('data.stages') as readonly StageValues[];
      control.setValue('data.stages', withCurrent(stages, Number(index)));
    },
  };
}
