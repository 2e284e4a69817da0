const TOOLS = 'button, select';

/**
 * Makes a toolbar one stop of the Tab key, as people expect of its role: the arrows lead from tool to tool, Home and End to the
 * first and the last one, and Tab returns to the tool that was used last. Given to the toolbar as its `ref`.
 */
export function toolbarKeys(toolbar: HTMLElement | null): (() => void) | undefined {
  if (!toolbar) return undefined;
  let last: HTMLElement | undefined;
  const placeStop = () => {
    const tools = toolsIn(toolbar);
    const stop = last && tools.includes(last) ? last : tools[0];
    for (const tool of toolbar.querySelectorAll<HTMLElement>(TOOLS)) tool.tabIndex = tool === stop ? 0 : -1;
  };
  const remember = ({ target }: FocusEvent) => {
    last = target as HTMLElement;
    placeStop();
  };
  const move = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const tools = toolsIn(toolbar);
    const next = toolAfter(event.key, tools, tools.indexOf(event.target as HTMLElement));
    if (!next) return;
    // A select would change its choice, and the record's screen would go to the next record.
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };
  const changes = new MutationObserver(placeStop);
  placeStop();
  changes.observe(toolbar, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  toolbar.addEventListener('focusin', remember);
  toolbar.addEventListener('keydown', move);
  return () => {
    changes.disconnect();
    toolbar.removeEventListener('focusin', remember);
    toolbar.removeEventListener('keydown', move);
  };
}

const toolsIn = (toolbar: HTMLElement): HTMLElement[] =>
  [...toolbar.querySelectorAll<HTMLElement>(TOOLS)].filter((tool) => !tool.matches(':disabled'));

function toolAfter(key: string, tools: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowRight':
      return tools[(at + 1) % tools.length];
    case 'ArrowLeft':
      return tools.at(at - 1);
    case 'Home':
      return tools[0];
    case 'End':
      return tools.at(-1);
    default:
      return undefined;
  }
}
