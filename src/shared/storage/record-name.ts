/** What people call a stored record; empty where it has nothing of the kind. Pure. */
export function recordName(record: Record<string, unknown>): string {
  const { titulo, nombre, nombres, name, denominacion, descripcion } = record
  return String(titulo ?? nombre ?? nombres ?? name ?? denominacion ?? descripcion ?? '')
}
