import { describe, expect, test } from 'vitest'
import { registrosList } from '@/entities/registro-servicios/module'
import { newRegistro } from '@/entities/registro-servicios/registro'
import { EXISTS } from '@/sync/fields'
import { type Client, written } from './support/client'
import { ENGINES } from './support/engines'
import { useCentral } from './support/world'

const says = (client: Client, id: string, values: Record<string, unknown>) => ({
  c: registrosList.key,
  id,
  campos: written(client.device, values),
})

describe.each(ENGINES)('who was on which service · %s', (engine) => {
  const central = useCentral(engine)

  test('Talento Humano, who sees no log, hears who was there and how long, and not a word of the calls', async () => {
    const [inspector, talento] = [await central.as('INSPECTOR'), await central.as('TALENTO_HUMANO')]
    // Beside it are those of the sample.
    const crews = async () =>
      ((await talento.get('/tripulaciones')).body as unknown as { id: string }[]).filter(
        ({ id }) => id === 'srv-1',
      )
    const crew = {
      personalAsignado: ['Ana Ruiz'],
      funciones: [{ nombre: 'Ana Ruiz', funcion: 'AL_MANDO' }],
      tiempoTotal: 90,
    }
    const { estados } = await inspector.sync([
      says(inspector, 'srv-1', {
        [EXISTS]: true,
        ...newRegistro('2026-03-01'),
        ...{ horaInicio: '10:00', descripcion: 'Rosa Lema', direccion: 'Puente', atendidos: 2 },
        ...{ estado: 'COMPLETADO', tipo: 'RESCATE', observaciones: 'Su hijo', ...crew },
      }),
    ])
    expect(estados).toMatchObject([{ estado: 'ok' }])
    expect(await crews()).toEqual([
      {
        id: 'srv-1',
        fecha: '2026-03-01',
        horaInicio: '10:00',
        tipo: 'RESCATE',
        estado: 'COMPLETADO',
        ...crew,
      },
    ])
    // It reads no more of the log for it, and writes nothing.
    expect((await talento.sync()).colecciones).not.toContain(registrosList.key)
    await talento.sync([says(talento, 'srv-1', { [EXISTS]: false })])
    expect(await crews()).toHaveLength(1)

    await inspector.sync([says(inspector, 'srv-1', { [EXISTS]: false })])
    expect(await crews()).toEqual([])
  })

  test('nobody who doesn’t keep the staff gets it', async () => {
    expect((await central.visitor().get('/tripulaciones')).status).toBe(401)
    for (const role of ['TESORERIA', 'BODEGA', 'INSPECTOR'] as const)
      expect((await (await central.as(role)).get('/tripulaciones')).status).toBe(403)
    for (const role of ['SUPERADMIN', 'ADMIN_OPERATIVO', 'TALENTO_HUMANO'] as const)
      expect((await (await central.as(role)).get('/tripulaciones')).status).toBe(200)
  })
})
