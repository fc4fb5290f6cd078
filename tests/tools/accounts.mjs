/** The sample users by the first part of their address, with their passwords. */
export const ACCOUNTS = {
  jefe: 'Jefe2024!',
  operaciones: 'Operaciones2024!',
  talento: 'Talento2024!',
  tesoreria: 'Tesoreria2024!',
  bodega: 'Bodega2024!',
  inspector: 'Inspector2024!',
}
