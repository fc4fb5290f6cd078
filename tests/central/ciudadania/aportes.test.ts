import { describe, expect, test } from 'vitest'
import { aportesList } from '@/entities/aportes/module'
import { newUuid } from '@/shared/storage/ids'
import { written } from '../support/client'
import { ENGINES } from '../support/engines'
import { useCentral } from '../support/world'

const c = aportesList.key
const SENT = { nombre: 'Rosa Vera', email: 'rosa@correo.example', texto: 'Soy Rosa: ¿cuánto costó?' }

describe.each(ENGINES)('questions about the accounts · %s', (engine) => {
  const central = useCentral(engine)

  test('one arrives once and unpublished; visitors read it only as it was published, and no more once it is not', async () => {
    const jefa = await central.claim('quitar')
    const sent = { ...SENT, envio: newUuid(), publicado: 'x', textoPublico: 'x' }
    const { status, body } = await central.visitor().post('/aportes', sent)
    expect(status).toBe(201)
    expect((await central.visitor().post('/aportes', sent)).status).toBe(200)
    const rows = (await jefa.sync()).filas.filter((row) => row.c === c)
    expect(rows.map(({ id, campos }) => [id, campos.publicado?.[1], campos.textoPublico?.[1]])).toEqual([
      [body.id, '', ''],
    ])
    const open = async () => {
      const { body } = await central.visitor().get('/publico')
      return (body as unknown as { datos: Record<string, unknown> }).datos[c]
    }
    const publish = (campos: object) =>
      jefa.sync([{ c, id: body.id, campos: written(jefa.device, { ...campos }) }])
    expect(await open()).toEqual([])
    await publish({
      ...{ textoPublico: '¿Cuánto costó?', respuesta: 'Mil.', nota: 'Es prima' },
      publicado: '2026-11-26T10:00:00.000Z',
    })
    const shown = await open()
    expect(shown).toMatchObject([{ textoPublico: '¿Cuánto costó?', respuesta: 'Mil.' }])
    for (const secret of ['Rosa', 'correo.example', 'prima'])
      expect(JSON.stringify(shown)).not.toContain(secret)
    await publish({ publicado: '' })
    expect(await open()).toEqual([])
  })

  test('publishing needs the right to publish', async () => {
    await central.as('SUPERADMIN')
    const { body } = await central.visitor().post('/aportes', SENT)
    const inspector = await central.as('INSPECTOR')
    const said = async (campos: object) => {
      const ops = [{ c, id: body.id, campos: written(inspector.device, { ...campos }) }]
      return (await inspector.sync(ops)).estados[0]?.estado
    }
    expect(await said({ respuesta: 'Mil.' })).toBe('ok')
    expect(await said({ publicado: '2026-11-26T10:00:00.000Z' })).toBe('prohibido')
  })
})
