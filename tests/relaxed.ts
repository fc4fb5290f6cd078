/** Rows of IndexedDB that a phone may lose as it dies: half a minute of a form, and what can be had again. */
export const RELAXED = /^(?:borrador:|miniatura:|publico$|mi:horas$|barrido:|prueba$|central-fotos$)/
