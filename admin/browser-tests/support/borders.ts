import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Every control that has an edge has one that can be seen: 3:1 beside what is around or inside it (WCAG 1.4.11), which axe does not check. */
export async function expectSeenBorders(page: Page): Promise<void> {
  expect(await page.evaluate(paleBorders)).toEqual([]);
}

/** Runs in the page: the controls whose border is paler than 3:1. Those that cannot be used are exempt. */
export function paleBorders(): string[] {
  type Color = [red: number, green: number, blue: number, alpha: number];
  const read = (color: string): Color => {
    const parts = (color.match(/-?[\d.]+/g) ?? []).map(Number);
    const scale = color.startsWith('color(') ? 255 : 1;
    const [red = 0, green = 0, blue = 0, alpha = 1] = parts;
    return [red * scale, green * scale, blue * scale, alpha];
  };
  const over = ([r, g, b, alpha]: Color, below: Color): Color => [
    r * alpha + below[0] * (1 - alpha),
    g * alpha + below[1] * (1 - alpha),
    b * alpha + below[2] * (1 - alpha),
    1,
  ];
  const luminance = (color: Color) => {
    const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const surfaceOf = (element: Element | null): Color => {
    if (!element) return [255, 255, 255, 1];
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, surfaceOf(element.parentElement));
  };
  const controls = document.querySelectorAll(
    'button, input, select, textarea, [role="button"], .mantine-Switch-track, .mantine-RichTextEditor-root',
  );
  return [...controls].flatMap((control) => {
    const style = getComputedStyle(control);
    const border = read(style.borderBottomColor);
    const hasBorder = [style.borderTopWidth, style.borderBottomWidth].every((width) => parseFloat(width) > 0);
    if (!hasBorder || border[3] === 0 || !control.checkVisibility({ opacityProperty: true })) return [];
    if (control.matches(':disabled, :disabled + *, [data-disabled], [data-read-only] *')) return [];
    const around = surfaceOf(control.parentElement);
    const line = luminance(over(border, around));
    // A line is seen beside what is around it or beside what it encloses: a white button on a coloured notice.
    const contrast = Math.max(
      ...[around, surfaceOf(control)].map((surface) => {
        const beside = luminance(surface);
        return (Math.max(line, beside) + 0.05) / (Math.min(line, beside) + 0.05);
      }),
    );
    if (contrast >= 3) return [];
    const name = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
    return [`${control.className} ${name}: ${contrast.toFixed(2)}`];
  });
}
