export const registersPaths = {
  ofSeries: (id: number) => `/series/${id}/register`,
  ofOffer: (id: number) => `/offers/${id}/cap-table`,
};
