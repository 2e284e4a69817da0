import { z } from 'zod';
import { DocumentFileView, DocumentInput } from '../../../shared/files.ts';
import { nodeFields, nodeList, nodeView } from '../../../shared/order/nodes.ts';
import { RequiredText } from '../../../shared/text-fields.ts';

/** ELM-27. Documents to download, each under a display name. */
export const AttachmentsInput = z.object({
  items: nodeList(z.object({ ...nodeFields, displayName: RequiredText(), file: DocumentInput }), {
    max: 100,
  }),
});

export const AttachmentsView = z.object({
  items: z.array(z.object({ ...nodeView, displayName: z.string(), ...DocumentFileView.shape })),
});
