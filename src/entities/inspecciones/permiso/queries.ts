import { mutationOptions } from '@tanstack/react-query'
import { hasCentral } from '@/access/central/mark'
import { listRepository } from '@/access/repository'
import { createResource } from '@/shared/query/resource'
import type { MutationMeta } from '@/shared/query/toast'
import { UnknownIdError } from '@/shared/storage/errors'
import { ownSuffix } from '@/shared/storage/own-suffix'
import { siguiente } from '@/shared/storage/serie'
import { permisosList, tiposList } from './module'
import { FUNCIONAMIENTO, type Permiso, serieOf } from './permiso'
import { type DelLocal, type Otorgar, type OtorgarOtro, otorgado, otroOtorgado } from './permisos'
import { tipoDe } from './tipos'

/** Where no central numbers it, this device does. */
function conNumero(permiso: Permiso, list: readonly Permiso[]): Permiso {
  const serie = hasCentral() ? '' : serieOf(permiso)
  if (!serie) return permiso
  const taken = list.map(({ numero }) => numero)
  return { ...permiso, numero: siguiente(serie, taken, `-${ownSuffix()}`) }
}

const repository = listRepository(permisosList, { complete: conNumero })

const tiposRepository = listRepository(tiposList)

/** Each save adds a version: the ones of before stay, for the permits that say them. */
export const tipos = createResource(tiposRepository, {
  created: { title: 'Tipo de permiso guardado', message: 'Los permisos otorgados no cambian.' },
  createFailed: 'No se pudo guardar el tipo.',
  updateFailed: 'No se pudo guardar el tipo.',
  removeFailed: 'No se pudo guardar el tipo.',
})

const meta = (title: string, message: string, failure: string): MutationMeta => ({
  invalidates: [repository.key],
  success: { title, message },
  failure,
})

const granting: MutationMeta = {
  invalidates: [repository.key],
  success: (granted) => ({
    title: 'Permiso otorgado',
    message: (granted as Permiso).numero ? 'Ya se puede imprimir.' : 'Se imprime en cuanto tiene su número.',
  }),
  failure: 'El permiso no se otorgó.',
}

export const permisos = {
  ...createResource(repository, {
    createFailed: 'El permiso no se guardó.',
    updateFailed: 'El permiso no se guardó.',
    removeFailed: 'No se pudo eliminar el permiso.',
  }),

  /** A permit of a premises, from now until the end of the year. */
  otorgar: mutationOptions({
    mutationFn: async ({ form, local }: { form: Otorgar; local: DelLocal }) => {
      const tipo = tipoDe(await tiposRepository.all(), FUNCIONAMIENTO)
      const [granted] = await repository.upsertMany((list) => [
        otorgado(form, local, { list, tipo }, new Date()),
      ])
      return granted as Permiso
    },
    meta: granting,
  }),

  /** A permit of another kind. `id` is the form's own, so that what is sent again is the same permit. */
  otorgarOtro: mutationOptions({
    mutationFn: async ({ id, form }: { id: string; form: OtorgarOtro }) => {
      const tipo = tipoDe(await tiposRepository.all(), form.tipo)
      const granted = otroOtorgado(`${permisosList.idPrefix}${id}`, form, tipo, new Date())
      await repository.upsertMany((list) => (list.some((one) => one.id === granted.id) ? [] : [granted]))
      return granted
    },
    meta: granting,
  }),

  /** It no longer holds, from now on; nobody takes that back. */
  anular: mutationOptions({
    mutationFn: ({ id, motivo }: { id: string; motivo: string }) =>
      repository.upsertMany((list) => {
        const permiso = list.find((one) => one.id === id)
        if (!permiso) throw new UnknownIdError(id)
        return [
          {
            ...permiso,
            anulado: permiso.anulado || new Date().toISOString(),
            motivo: permiso.motivo || motivo,
          },
        ]
      }),
    meta: meta(
      'Permiso anulado',
      'Quien lea su código lo verá desde que su teléfono se conecte a internet.',
      'El permiso no se anuló.',
    ),
  }),
}
