/** The paths of the screens that show one record, for links between areas. */
export const recordPaths = {
  offer: (id: number) => `/offers/${id}/edit`,
  order: (id: number) => `/orders/${id}/edit`,
  transaction: (id: number) => `/transactions/${id}/edit`,
  investment: (id: number) => `/investments/${id}/edit`,
  user: (id: number) => `/users/${id}`,
  role: (id: number) => `/roles/${id}/edit`,
  permission: (id: number) => `/permission/${id}`,
};
