export const rolesPaths = { list: '/roles', create: '/roles/create', edit: '/roles/$id/edit' } as const;
