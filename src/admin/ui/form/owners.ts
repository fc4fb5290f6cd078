import type { Usuario } from '@/access/usuarios/usuario'

const GONE = 'Una cuenta que ya no existe'

export const ownerName = (people: readonly Usuario[], asignado: string): string =>
  people.find(({ id }) => id === asignado)?.name ?? GONE

/** The active accounts, and the one that has it now, even if it is deactivated, may no longer or is deleted. */
export function ownersOf(
  people: readonly Usuario[],
  asignado: string,
  may: (one: Usuario) => boolean = () => true,
): (readonly [id: string, name: string])[] {
  const known = people.some(({ id }) => id === asignado)
  return [
    ['', 'Nadie todavía'],
    ...people
      .filter((one) => (one.active && may(one)) || one.id === asignado)
      .map(({ id, name }) => [id, name] as const),
    ...(asignado && !known ? [[asignado, GONE] as const] : []),
  ]
}
