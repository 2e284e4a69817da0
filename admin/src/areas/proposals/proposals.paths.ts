export const proposalsPaths = { list: '/proposals', view: (id: number) => `/proposals/${id}` };
