/** Whether a table fills the page; its own bar then replaces the header. */
export const chrome = $state({ table: false });
