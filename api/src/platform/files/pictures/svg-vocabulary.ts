const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** The elements of a drawing that stands still: shapes, texts, colours, filters and pictures. */
export const svgTags = words(`
  svg g defs symbol use switch clipPath mask pattern marker image
  path rect circle ellipse line polyline polygon
  text tspan textPath title desc
  linearGradient radialGradient stop
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements that are drawn by browsers or drawing programs, but not in a drawing that stands still and is one file. */
export const tagsThatShowMore = words(`
  animate animateColor animateMotion animateTransform set foreignObject video audio canvas iframe embed object
  font tref altGlyph flowRoot hatch mesh meshgradient solidcolor`);

/** Attributes whose values load nothing, whatever they are. */
export const svgAttributes = new Set(
  words(`
  id class d x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy width height points transform viewBox preserveAspectRatio offset
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits
  patternTransform markerWidth markerHeight markerUnits orient refX refY pathLength rotate textLength lengthAdjust startOffset
  method spacing side filterUnits primitiveUnits filterRes in in2 result stdDeviation mode operator k1 k2 k3 k4 type values
  radius amplitude exponent intercept slope tableValues order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  kernelUnitLength surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY
  pointsAtZ azimuth elevation z scale xChannelSelector yChannelSelector baseFrequency numOctaves seed stitchTiles
  systemLanguage requiredExtensions requiredFeatures xml:space xml:lang`),
);

/** The style properties that change how a drawing looks, as attributes or in its style sheet. */
export const svgProperties = new Set(
  words(`
  alignment-baseline background background-color baseline-shift border border-radius clip clip-path clip-rule color
  color-interpolation color-interpolation-filters color-rendering cx cy d direction display dominant-baseline fill fill-opacity
  fill-rule filter flood-color flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
  font-stretch font-style font-variant font-variant-caps font-variant-ligatures font-variant-numeric font-variation-settings
  font-weight glyph-orientation-horizontal glyph-orientation-vertical height image-rendering inline-size isolation kerning
  letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask mask-border mask-clip mask-composite
  mask-image mask-mode mask-origin mask-position mask-repeat mask-size mask-type mix-blend-mode opacity overflow paint-order r
  rotate rx ry scale shape-inside shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
  stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-decoration-color text-decoration-line text-decoration-style text-orientation text-rendering text-shadow text-transform
  transform transform-box transform-origin translate unicode-bidi vector-effect visibility white-space width word-spacing
  writing-mode x y`),
);
