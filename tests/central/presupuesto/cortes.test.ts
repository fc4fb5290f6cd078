import { describe, expect, test } from 'vitest'
import { permisosObject } from '@/access/permisos-module'
import { ROLES } from '@/access/roles'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { informesList } from '@/entities/registro-servicios/module'
import { EXISTS } from '@/sync/fields'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const c = congeladosList.key
const CUT = {
  ...{ ejercicio: 2026, fecha: '2026-10-31', hecho: '2026-11-01T10:00:00.000Z', autor: 'Ana' },
  ...{ texto: 'Lado', sha256: 'ab', nota: '', publicado: '' },
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
