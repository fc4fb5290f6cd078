import { describe, expect, test } from 'vitest'
import { tareasList } from '@/entities/fases/module'
import { plantillaDe } from '@/entities/fases/plantilla'
import { EXISTS } from '@/sync/fields'
import { type Client, written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const c = tareasList.key

describe.each(ENGINES)('a year’s accountability that two phones open · %s', (engine) => {
  const central = useCentral(engine)

  test('what one of them wrote in a task isn’t lost to the template of the other', async () => {
    const [one, other] = [await central.as('TESORERIA'), await central.as('INSPECTOR')]
    const [{ id = '', ...tarea } = {}] = plantillaDe(2025)
    const open = (client: Client, rest: object) =>
      client.sync([{ c, id, campos: written(client.device, { [EXISTS]: true, ...tarea, ...rest }) }])
    await open(one, {})
    await one.sync([{ c, id, campos: written(one.device, { hasta: '2026-04-15', responsable: 'Ana' }) }])
    await open(other, { nota: 'Sala pequeña', responsable: 'Luis' })
    const [row] = await central.database.query<{ campos: Record<string, [string, unknown]> }>(
      'select campos from registro where id = $1',
      [id],
    )
    const value = (field: string) => row?.campos[field]?.[1]
    // The later of two words of one field stands.
    expect(['hasta', 'nota', 'responsable'].map(value)).toEqual(['2026-04-15', 'Sala pequeña', 'Luis'])
  })
})
