import type { Plugin } from 'vite';

const PROCESSOR = /^\s*inst\._zod\.processJSONSchema = \(ctx, json, params\) => .*;$/gm;
const SENTENCES = 'import en from "../locales/en.js";';
const METHOD = /create(ToJSONSchemaMethod\(this, \{\}\)|StandardJSONSchemaMethod\(this, "(in|out)put"\))/g;

/**
 * Leaves out of every first load how schemas are written as JSON Schema, for which the server alone has a use, and zod's
 * own sentences, for which we have codes: each type of schema refers to them, so that nothing else would remove them.
 */
export function zodWithoutJsonSchemas(): Plugin {
  return {
    name: 'zod-without-json-schemas',
    apply: 'build',
    transform: {
      filter: { id: /zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        const without = code
          .replace(PROCESSOR, '')
          .replace(METHOD, 'undefined')
          .replace(SENTENCES, 'const en = () => ({});');
        if (
          without === code ||
          /processJSONSchema|JSONSchemaMethod\(|locales/.test(without.replace(/\/\/.*/g, ''))
        )
          this.error('zod refers to JSON Schema or to its sentences in another way than this plugin knows');
        return { code: without, map: null };
      },
    },
  };
}
