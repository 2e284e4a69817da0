import type { ElementType } from '@share/contract/areas/offers/elements/elements.ts';
import { type ComponentType, memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useLanguage } from '../../../../../platform/language.tsx';
import { useOwnValue } from '../../../../../ui/fields/field-control.ts';
import type { ElementControl } from '../../store/element-control.ts';
import type { ElementPreviewProps } from '../element-editor.ts';
import type { ElementValues } from '../element-values.ts';
import classes from './charts-beside.module.css';

interface BesideProps<Type extends ElementType> {
  control: ElementControl<Type>;
  Preview: ComponentType<ElementPreviewProps<Type>>;
  children: ReactNode;
}

/** Fields with their preview beside them; the preview follows the typing without slowing it down. */
export function Beside<Type extends ElementType>({ control, Preview, children }: BesideProps<Type>) {
  return (
    <div className={classes.frame}>
      <div className={classes.parts}>
        <div className={classes.fields}>{children}</div>
        <div className={classes.picture}>
          <Following control={control} Preview={Preview} />
        </div>
      </div>
    </div>
  );
}

function Following<Type extends ElementType>({ control, Preview }: Omit<BesideProps<Type>, 'children'>) {
  const { language } = useLanguage();
  const data = useDeferredValue(useOwnValue(control, 'data') as ElementValues[Type]);
  const Steady = useMemo(() => memo(Preview), [Preview]) as ComponentType<ElementPreviewProps<Type>>;
  return <Steady data={data} language={language} />;
}
