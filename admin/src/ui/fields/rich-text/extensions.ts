import { OWN_FILE, textAligns } from '@share/contract/shared/rich-text.ts';
import { Image } from '@tiptap/extension-image';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { StarterKit } from '@tiptap/starter-kit';
import { Indent } from './indent.ts';

/** The server removes all other addresses. */
const LINK = /^(?:https?:\/\/|mailto:|tel:)\S/i;
export const isAllowedLink = (address: string): boolean => LINK.test(address) || OWN_FILE.test(address);

/** The formats that rich text may contain: exactly those of the toolbar (FRM-25). */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // This extension would add a paragraph to a text that nobody has edited.
    trailingNode: false,
    link: {
      openOnClick: false,
      HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
      isAllowedUri: (address) => isAllowedLink(address),
    },
  }),
  Subscript,
  Superscript,
  TextAlign.configure({ types: ['paragraph', 'heading'], alignments: [...textAligns] }),
  TextStyle,
  Color,
  FontSize,
  Image.configure({ inline: true }),
  Indent,
];
