export const journalPaths = { list: '/journal', view: (id: number) => `/journal/${id}` };
