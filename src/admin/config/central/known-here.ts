import type { Entran } from '@/access/central/restoring'
import { allUsuarios } from '@/access/usuarios/find-usuario'
import { sampleUsuarios } from '@/access/usuarios/seed'
import { activeMiembros } from '@/entities/personal/directory'
import { miembrosRepository } from '@/entities/personal/queries'
import { sampleMiembros } from '@/entities/personal/seed'
import { inOrder } from '@/shared/lib/text'

const ids = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id))

/**
 * Names that this device still has from the brigade's own central of before: its accounts and its active staff, whose
 * phones no device knows. Null on one that has no account of a brigade.
 */
export async function knownHere(): Promise<{ cuentas: string[]; personas: string[] } | null> {
  const [sampleAccounts, samplePeople] = [ids(sampleUsuarios()), ids(sampleMiembros())]
  const accounts = (await allUsuarios()).filter(({ id }) => !sampleAccounts.has(id))
  if (accounts.length === 0) return null
  const people = activeMiembros(await miembrosRepository.all()).filter(({ id }) => !samplePeople.has(id))
  return {
    cuentas: accounts.filter(({ active }) => active).map(({ name }) => name),
    personas: people.map(({ nombres }) => nombres),
  }
}

export type Known = Awaited<ReturnType<typeof knownHere>>

/** Of whom this device knows, those whom the copy doesn't let in. */
export const leftOut = (known: NonNullable<Known>, { cuentas, telefonos }: Entran) => ({
  cuentas: inOrder(known.cuentas.filter((name) => !cuentas.includes(name))),
  personas: inOrder(known.personas.filter((name) => !telefonos.includes(name))),
})
