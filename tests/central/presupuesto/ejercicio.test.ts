import { describe, expect, test } from 'vitest'
import { ROLES } from '@/access/roles'
import { gastosList } from '@/entities/presupuesto/module'
import { EXISTS } from '@/sync/fields'
import { written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const c = gastosList.key
const LINE = { partida: '53.01.05', denominacion: 'Teléfono', codificado: 100, ejercicio: 2025 }

describe.each(ENGINES)('a closed fiscal year · %s', (engine) => {
  const central = useCentral(engine)

  test.each(ROLES)('%s writes in it only as the chief', async (role) => {
    const jefe = await central.as('SUPERADMIN')
    await jefe.sync([
      { c, id: 'gas-a', campos: written(jefe.device, { [EXISTS]: true, ...LINE, cerrado: true }) },
      { c, id: 'gas-b', campos: written(jefe.device, { [EXISTS]: true, ...LINE, ejercicio: 2026 }) },
    ])
    const client = await central.as(role)
    const { device } = client
    const { estados } = await client.sync([
      { c, id: 'gas-a', campos: written(device, { pagado: 5 }) },
      { c, id: 'gas-a', campos: written(device, { cerrado: false, nota: 'x' }) },
      { c, id: 'gas-b', campos: written(device, { ejercicio: 2025, cerrado: true }) },
      { c, id: 'gas-c', campos: written(device, { [EXISTS]: true, ...LINE }) },
      { c, id: 'gas-a', campos: written(device, { [EXISTS]: false }) },
    ])
    expect(estados.map(({ estado }) => estado)).toEqual(
      estados.map(() => (role === 'SUPERADMIN' ? 'ok' : 'prohibido')),
    )
    if (role === 'TESORERIA')
      for (const { mensaje } of estados) expect(mensaje).toMatch(/^El ejercicio 2025 está cerrado/)
  })

  test('whoever edits the budget closes it, and not again', async () => {
    const client = await central.as('TESORERIA')
    const { device } = client
    await client.sync([{ c, id: 'gas-a', campos: written(device, { [EXISTS]: true, ...LINE }) }])
    const close = await client.sync([{ c, id: 'gas-a', campos: written(device, { cerrado: true }) }])
    expect(close.estados[0]?.estado).toBe('ok')
    const reopen = await client.sync([{ c, id: 'gas-a', campos: written(device, { cerrado: false }) }])
    expect(reopen.estados[0]?.estado).toBe('prohibido')
  })
})
