/** The keys that press a button of the current line, and S for all sure lines; the buttons show them. */
export const lineKeys = { acceptSure: 'S', assign: 'O', aside: 'X', unknown: 'U', reopen: 'R' } as const;
