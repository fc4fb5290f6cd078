import { describe, expect, test } from 'vitest'
import { permisosObject } from '@/access/modules'
import { ROLES } from '@/access/roles'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { informesList } from '@/entities/registro-servicios/module'
import { EXISTS } from '@/sync/fields'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const c = congeladosList.key
/** Of the text `Lado`. */
const HASH = '3abe1df52a7240cd97a7edb7dd79e106305ec4632fa87c5a86ace269641d7c4a'
const CUT = {
  ...{ ejercicio: 2026, fecha: '2026-10-31', hecho: '2026-11-01T10:00:00.000Z', autor: 'Ana' },
  ...{ texto: 'Lado', sha256: HASH, nota: '', publicado: '' },
}
const PUBLISHED = '2026-11-02T10:00:00.000Z'

const stateOf = async (client: Client, key: string, id: string, campos: object) => {
  const { estados } = await client.sync([{ c: key, id, campos: written(client.device, { ...campos }) }])
  return estados[0]?.estado
}

describe.each(ENGINES)('what was frozen stays as it was · %s', (engine) => {
  const central = useCentral(engine)

  test.each(ROLES)('%s changes no cut', async (role) => {
    const jefe = await central.as('SUPERADMIN')
    await stateOf(jefe, c, 'corte-a', { [EXISTS]: true, ...CUT })
    const client = await central.as(role)
    const mayEdit = role === 'SUPERADMIN' || role === 'TESORERIA'
    for (const campos of [{ texto: 'otro' }, { fecha: '2026-09-30' }, { sha256: 'cd', nota: 'x' }])
      expect(await stateOf(client, c, 'corte-a', campos)).toBe(mayEdit ? 'invalido' : 'prohibido')
    const ok = mayEdit ? 'ok' : 'prohibido'
    expect(await stateOf(client, c, 'corte-a', { nota: 'Revisado' })).toBe(ok)
    expect(await stateOf(client, c, 'corte-a', { publicado: PUBLISHED })).toBe(ok)
    if (!mayEdit) return
    expect(await stateOf(client, c, 'corte-a', { [EXISTS]: false })).toBe('invalido')
    expect(await stateOf(client, c, 'corte-a', { publicado: '' })).toBe('ok')
    expect(await stateOf(client, c, 'corte-a', { [EXISTS]: false })).toBe('ok')
  })

  test('a cut whose hash isn’t that of its text is refused, new or once it is to be published', async () => {
    const jefe = await central.as('SUPERADMIN')
    const wrong = { [EXISTS]: true, ...CUT, sha256: 'ab' }
    expect(await stateOf(jefe, c, 'corte-a', wrong)).toBe('invalido')
    expect(await stateOf(jefe, c, 'corte-a', { ...wrong, publicado: PUBLISHED })).toBe('invalido')
    const upper = { ...wrong, sha256: HASH.toUpperCase() }
    expect(await stateOf(jefe, c, 'corte-a', upper)).toBe('invalido')
    expect(await stateOf(jefe, c, 'corte-a', { ...wrong, sha256: HASH })).toBe('ok')
  })

  test('publishing a cut needs the right to publish besides that to edit', async () => {
    const jefe = await central.as('SUPERADMIN')
    await stateOf(jefe, c, 'corte-a', { [EXISTS]: true, ...CUT })
    await stateOf(jefe, 'bomberos_config_permisos', 'unico', {
      ...permisosObject.defaults(),
      [EXISTS]: true,
      TESORERIA: { 'rendicion:publish': false },
    })
    const tesoreria = await central.as('TESORERIA')
    expect(await stateOf(tesoreria, c, 'corte-a', { publicado: PUBLISHED })).toBe('prohibido')
    expect(await stateOf(tesoreria, c, 'corte-a', { nota: 'Revisado' })).toBe('ok')
  })

  test('a kept report of services is changed by nobody', async () => {
    const jefe = await central.as('SUPERADMIN')
    const informe = { titulo: 'Octubre', desde: '2026-10-01', hasta: '2026-10-31', hecho: PUBLISHED }
    await stateOf(jefe, informesList.key, 'inf-a', { [EXISTS]: true, ...informe })
    expect(await stateOf(jefe, informesList.key, 'inf-a', { titulo: 'Otro' })).toBe('invalido')
    expect(await stateOf(jefe, informesList.key, 'inf-a', { tablas: [] })).toBe('ok')
    expect(await stateOf(jefe, informesList.key, 'inf-a', { [EXISTS]: false })).toBe('ok')
  })
})
