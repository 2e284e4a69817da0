import { registerHooks } from 'node:module';

// For each of the 200 files of drizzle-orm Node would read that package's description again, 180 kB: together longer than
// everything else that the server loads. They name each other by their paths, so nothing needs to be looked up.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    const isWithin = specifier.startsWith('.') && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL);
    if (!isWithin) return next(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
