import { describe, expect, test } from 'vitest'
import { solicitudesList } from '@/entities/solicitudes/module'
import { newUuid } from '@/shared/storage/ids'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const SENT = {
  nombre: 'Rosa Vera',
  email: 'rosa@correo.example',
  texto: 'Los contratos de 2025, por favor.',
}

describe.each(ENGINES)('requests for information that the site sends · %s', (engine) => {
  const central = useCentral(engine)

  test('one is kept once, with the day on which it came, for those who see accountability', async () => {
    const jefa = await central.claim('quitar')
    const sent = { ...SENT, envio: newUuid() }
    const first = await central.visitor().post('/solicitudes', { ...sent, respondida: '2026-01-01' })
    expect(first.status).toBe(201)
    const again = await central.visitor().post('/solicitudes', sent)
    expect([again.status, again.body.instante]).toEqual([200, first.body.instante])
    const rows = (await jefa.sync()).filas.filter(({ c }) => c === solicitudesList.key)
    expect(rows.map(({ id }) => id)).toEqual([first.body.id])
    const value = (field: string) => rows[0]?.campos[field]?.[1]
    // Ecuador is five hours behind UTC.
    const day = new Date(Date.parse(first.body.instante) - 5 * 3_600_000).toISOString().slice(0, 10)
    expect([value('via'), value('recibida'), value('llegada')]).toEqual(['SITIO', day, first.body.instante])
    expect([value('pedido'), value('respondida')]).toEqual([SENT.texto, ''])
    const other = await central.visitor().post('/solicitudes', { ...sent, texto: 'Otra cosa, mejor.' })
    expect([other.status, other.body.error]).toEqual([409, 'otro'])
  })

  test('without somebody to answer it is refused, and an address has its share of an hour', async () => {
    await central.claim('quitar')
    for (const wrong of [
      { ...SENT, nombre: '' },
      { ...SENT, email: 'x' },
      { ...SENT, texto: ' ' },
    ])
      expect((await central.visitor().post('/solicitudes', wrong)).status).toBe(422)
    const answers: number[] = []
    for (let n = 0; n < 11; n++) answers.push((await central.visitor().post('/solicitudes', SENT)).status)
    expect(answers).toEqual([...Array(10).fill(201), 429])
  })
})
