/** Whether a table fills the page: then its own bar stands where the header was. */
export const chrome = $state({ table: false });
