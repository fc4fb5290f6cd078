/** Under which everything that the brigade publishes as data may be used. */
export const LICENCIA = {
  nombre: 'Creative Commons Atribución 4.0 (CC BY 4.0)',
  enlace: 'https://creativecommons.org/licenses/by/4.0/deed.es',
} as const
