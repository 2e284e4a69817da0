import { registerHooks } from 'node:module';

// Node reads the package.json of drizzle-orm (180 kB) again for each of its 200 files, which takes longer than loading the
// rest of the server. These files import each other by relative path, so their package.json is not needed.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isWithin = specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL);
    if (!isWithin) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
