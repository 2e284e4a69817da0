import { type ResolveFnOutput, registerHooks } from 'node:module';

// Node reads the package.json of drizzle-orm (180 kB) again for each of its 200 files and for each import of it, which takes a
// quarter of the time of loading the server. These files import each other by relative path, so their package.json is not needed;
// for our imports it is read once for each name.
const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (/^drizzle-orm(\/|$)/.test(specifier)) {
      const resolved = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      found.set(specifier, resolved);
      return resolved;
    }
    const isWithin = specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL);
    if (!isWithin) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
