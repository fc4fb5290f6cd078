import { byCode } from '@/shared/lib/text'
import { newId } from '@/shared/storage/ids'
import type { Patch } from '@/shared/storage/list-command'
import { type Credencial, isLicencia, newCredencial } from './credencial'
import type { Miembro } from './miembro'

/** The licences of the Ley Orgánica de Transporte Terrestre. */
export const CLASES_LICENCIA = ['A', 'B', 'C', 'C1', 'D', 'D1', 'E', 'E1', 'F', 'G'] as const

/** A person as a sheet says them, with their driving licence: its class and its last day, `YYYY-MM-DD`. */
export type ConLicencia = Miembro & { licencia?: string; venceLicencia?: string }

/** The person alone, as they are kept. */
export function withoutLicencia<P extends Partial<ConLicencia>>({
  licencia: _,
  venceLicencia: __,
  ...person
}: P) {
  return person
}

/** The class that somebody wrote as `E`, `tipo e` or `Licencia E1`; '' where it is none. */
export function claseOf(written: string): string {
  const word =
    written
      .trim()
      .toUpperCase()
      .split(/[\s:]+/)
      .at(-1) ?? ''
  return CLASES_LICENCIA.find((clase) => clase === word) ?? ''
}

/** The driving licence of a person that ends last; undefined where none is known. */
function lastLicencia(credenciales: readonly Credencial[], personalId: string): Credencial | undefined {
  return credenciales
    .filter((one) => one.personalId === personalId && isLicencia(one))
    .sort((a, b) => byCode(a.vence || '9999', b.vence || '9999'))
    .at(-1)
}

/** The people with the licence that is known of each. */
export const withLicencia = (
  people: readonly Miembro[],
  credenciales: readonly Credencial[],
): ConLicencia[] =>
  people.map((miembro) => {
    const known = lastLicencia(credenciales, miembro.id)
    return known ? { ...miembro, licencia: known.clase, venceLicencia: known.vence } : miembro
  })

/** What a sheet says of licences: that of one class is renewed, one of another class is a credential of its own. */
export function licenciasOf(
  said: readonly Pick<ConLicencia, 'id' | 'licencia' | 'venceLicencia'>[],
  credenciales: readonly Credencial[],
): { added: Credencial[]; patches: Patch<Credencial>[] } {
  const added: Credencial[] = []
  const patches: Patch<Credencial>[] = []
  for (const { id: personalId, licencia: clase, venceLicencia: vence } of said) {
    if (!clase || !vence) continue
    const same = lastLicencia(
      credenciales.filter((one) => one.clase === clase),
      personalId,
    )
    if (same) patches.push({ id: same.id, next: { vence }, base: same })
    else
      added.push({
        ...newCredencial(personalId),
        ...{ id: newId('cred-'), tipo: 'Licencia de conducir', clase, vence },
      })
  }
  return { added, patches }
}
