import { beforeAll, describe, expect, test } from 'vitest'
import { solicitudesList } from '@/entities/solicitudes/module'
import { newSolicitud } from '@/entities/solicitudes/solicitud'
import type { ListModule } from '@/shared/storage/stored-module'
import { compileDevice, type Phone, type World } from '../../unit/sync/world'
import { ENGINES } from '../support/engines'
import { stationPhone } from '../support/station-phone'
import { useCentral } from '../support/world'

type Held = { id: string } & Record<string, unknown>

const DIA = '2026-02-02'
const VALID = { ...newSolicitud(DIA), id: 'solicitud-1', nombre: 'Luis', pedido: 'El plan anual' }
const INVALID = { ...VALID, id: 'solicitud-2', respondida: '2026-02-01', resultado: 'NEGADA' }

const listOf = (phone: Phone) => phone.app.createListRepository(solicitudesList as object as ListModule<Held>)
const idsOn = async (phone: Phone) => (await listOf(phone).all()).map(({ id }) => id)

let compiled: World['compiled']
beforeAll(async () => {
  compiled = await compileDevice()
})

describe.each(ENGINES)('what a phone wrote down · %s', (engine) => {
  const central = useCentral(engine)

  test('stays where the central takes it; what is refused stands apart, whole, with the reason in words', async () => {
    const jefa = await central.claim('quitar')
    const [one, other] = [await stationPhone(jefa, compiled), await stationPhone(jefa, compiled)]
    for (const phone of [one, other]) await phone.sync()
    await listOf(one).upsertMany(() => [VALID, INVALID])
    for (const phone of [one, other, one]) await phone.sync()
    for (const phone of [one, other]) expect(await idsOn(phone)).toEqual(['solicitud-1'])
    const refusals = await one.app.listRefusals()
    expect(refusals).toMatchObject([
      {
        c: solicitudesList.key,
        id: 'solicitud-2',
        mensaje: 'Es antes de recibirla.',
        name: 'Solicitud del 2 de febrero de 2026',
      },
    ])
    expect(refusals[0]?.fields.pedido?.[1]).toBe('El plan anual')
  })
})
