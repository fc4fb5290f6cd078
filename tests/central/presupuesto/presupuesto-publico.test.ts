import { describe, expect, test } from 'vitest'
import { congeladosList } from '@/entities/presupuesto/cortes/congelado'
import { corteCsv } from '@/entities/presupuesto/cortes/corte-csv'
import { sampleGastos, sampleIngresos } from '@/entities/presupuesto/seed'
import { sha256 } from '@/shared/lib/file/sha256'
import { EXISTS } from '@/sync/fields'
import { written } from '../support/client'
import { DRAWN } from '../support/drawn'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const PATH = '/transparencia/presupuesto'

describe.each(ENGINES)('the budget that the town reads · %s', (engine) => {
  const central = useCentral(engine, DRAWN)
  const read = async (path: string) => (await fetch(central.url + path)).text()

  test('it is drawn of the newest published cut, with the hash of exactly the text that travels', async () => {
    const jefa = await central.claim('quitar')
    const put = (id: string, campos: object) =>
      jefa.sync([{ c: congeladosList.key, id, campos: written(jefa.device, { ...campos }) }])
    expect(await read(PATH)).toContain('La brigada todavía no publica su presupuesto.')

    const [gasto, ...others] = sampleGastos()
    const gastos = gasto ? [{ ...gasto, denominacion: 'Sueldos\0 </script><b> \u0007' }, ...others] : []
    const cut = async (fecha: string) => {
      const texto = corteCsv({ ingresos: sampleIngresos(), gastos }, { ejercicio: 2026, fecha })
      const made = { ejercicio: 2026, fecha, hecho: '2026-11-01T10:00:00.000Z', texto }
      return { [EXISTS]: true, ...made, sha256: await sha256(texto), publicado: '2026-11-02T10:00:00.000Z' }
    }
    await put('corte-a', await cut('2026-09-30'))
    await put('corte-b', await cut('2026-10-31'))
    await put('corte-c', { ...(await cut('2026-11-20')), publicado: '' })
    await expect.poll(() => read(PATH)).toContain('Hasta el 31 de octubre de 2026')
    const html = await read(PATH)
    expect(html).toContain('Cosas que duran')
    expect(html).not.toContain('<b> ')
    const { datos } = JSON.parse(await read('/api/publico'))
    const travelled = datos[congeladosList.key] as { fecha: string; texto: string; sha256: string }[]
    expect(travelled.map(({ fecha }) => fecha)).toEqual(['2026-10-31', '2026-09-30'])
    for (const { texto, sha256: said } of travelled) expect(await sha256(texto)).toBe(said)

    await put('corte-b', { publicado: '' })
    await expect.poll(() => read(PATH)).toContain('Hasta el 30 de septiembre de 2026')
  })
})
