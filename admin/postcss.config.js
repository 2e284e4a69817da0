import mantine from 'postcss-preset-mantine';

// `light-dark()`, `rem()` and the `hover` mixin in style sheets.
export default { plugins: [mantine()] };
