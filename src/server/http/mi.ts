import type { Context } from 'hono'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import * as v from 'valibot'
import type { Mi } from '@/entities/despacho/mi'
import { respuestaSchema } from '@/entities/despacho/respuesta'
import { dayAt } from '@/entities/guardias/tiempo'
import { credencialName } from '@/entities/personal/credencial'
import { vigenciaOf } from '@/entities/personal/vigencia'
import { countTry, ofInvitation } from '@/server/accounts/attempts'
import { vapidKeys } from '@/server/avisos/send'
import type { Central } from '@/server/central'
import { endAcceso, letIn, type Phone, phoneOf, subscribePhone } from '@/server/despachos/accesos'
import { noteSeen } from '@/server/despachos/convocados'
import { answer } from '@/server/despachos/despachos'
import { answerEvent, eventsOf } from '@/server/despachos/events'
import { callsOf } from '@/server/despachos/mine'
import { PERSONAL, readCredenciales } from '@/server/despachos/people'
import { shiftsOf } from '@/server/despachos/turnos'
import { readConfiguracion } from '@/server/object'
import { withValues } from '@/server/sync/own'
import { readRows, takeNumbers, writeRows } from '@/server/sync/write'
import { phoneProblem } from '@/shared/lib/form/contact-rules'
import type { Row } from '@/sync/wire'
import { addressOf, type Env } from './request/address'
import { formOf } from './request/body'
import { browserSchema, demandService } from './request/browser'
import { tellCalls } from './request/calls'
import { HttpError } from './request/errors'
import { line } from './request/fields'
import { givePhoneToken, PHONE, phoneTokenOf, takePhoneToken, whoCarries } from './request/session'
import { createStreams } from './request/streams'

const codeSchema = v.object({ codigo: line(40), equipo: line(80) })
const dataSchema = v.object({ telefono: line(60), contactoEmergencia: line(200) })
/** In ms: nobody knows further ahead; who is away for longer tells whoever runs the personnel. */
const AWAY_MOST_MS = 31 * 24 * 60 * 60 * 1000

/** '' takes it back. */
const awaySchema = v.object({
  hasta: v.pipe(
    v.string(),
    v.check((hasta) => hasta === '' || Date.parse(hasta) < Date.now() + AWAY_MOST_MS),
    v.transform((hasta) => hasta && new Date(hasta).toISOString()),
  ),
})

const comesSchema = v.object({ va: v.boolean() })
const seenSchema = v.picklist(['mostrado', 'visto'])

async function about({ database: { query } }: Central, { miembro, endpoint }: Phone): Promise<Mi> {
  const { nombreInstitucion, telefono } = await readConfiguracion(query)
  return {
    persona: {
      id: miembro.id,
      nombres: miembro.nombres,
      cargo: miembro.cargo,
      area: miembro.area,
      telefono: miembro.telefono,
      contactoEmergencia: miembro.contactoEmergencia,
      ...(miembro.noPuedeHasta && { noPuedeHasta: miembro.noPuedeHasta }),
    },
    institucion: nombreInstitucion,
    estacion: telefono,
    llamadas: await callsOf(query, miembro),
    ...(await shiftsOf(query, miembro)),
    credenciales: (await readCredenciales(query))
      .filter(({ personalId }) => personalId === miembro.id)
      .map((one) => ({
        id: one.id,
        nombre: credencialName(one),
        vence: one.vence,
        estado: vigenciaOf(one, dayAt(Date.now())),
      })),
    eventos: await eventsOf(query, miembro),
    llave: (await vapidKeys(query)).publicKey,
    avisa: endpoint !== null,
    ahora: new Date().toISOString(),
  }
}

/** What somebody of the brigade sees and says on their own phone. Nothing here is anybody else's. */
export function mi(central: Central) {
  const { database, log } = central
  const admit = createStreams()
  /** Writes the person's own record, if they are still there. */
  const changeOwn = (id: string, change: (campos: Row['campos']) => Row['campos']) =>
    database.transaction(async (query) => {
      const seq = await takeNumbers(query, 1)
      const [row] = await readRows(query, [{ c: PERSONAL, id }])
      const campos = row && change(row.campos)
      if (row && campos && campos !== row.campos)
        await writeRows(query, [{ row: { ...row, seq, campos }, before: row.campos }], PHONE)
    })
  const idOf = (c: Context<Env>) => (c.req.param('id') ?? '').replaceAll('\0', '')
  return new Hono<Env>()
    .post('/mi', async (c) => {
      const { codigo, equipo } = await formOf(c, codeSchema)
      const token = await database.transaction((query) => letIn(query, codigo, equipo))
      if (token === null) {
        await countTry(database, ofInvitation(addressOf(c, central)), log)
        throw new HttpError(
          403,
          'codigo',
          'Ese código no vale: ya se usó, venció o está mal escrito. Pida otro a quien se lo dio.',
        )
      }
      const phone = await phoneOf(database.query, token)
      if (!phone) throw new HttpError(403, 'codigo', 'Esa persona ya no está activa en la brigada.')
      givePhoneToken(c, central, token)
      return c.json(await about(central, phone), 201)
    })
    .get('/mi', async (c) => {
      const phone = await whoCarries(c, central)
      givePhoneToken(c, central, phoneTokenOf(c, central) ?? '')
      return c.json(await about(central, phone))
    })
    .delete('/mi', async (c) => {
      const token = phoneTokenOf(c, central)
      const phone = token ? await phoneOf(database.query, token) : null
      if (phone) await endAcceso(database.query, phone.id, 'SALIO')
      takePhoneToken(c, central)
      return c.body(null, 204)
    })
    .put('/mi/avisos', async (c) => {
      const { id } = await whoCarries(c, central)
      const { endpoint, keys } = await formOf(c, browserSchema)
      demandService(central, endpoint)
      await database.transaction((query) => subscribePhone(query, id, { endpoint, ...keys }))
      return c.body(null, 204)
    })
    .delete('/mi/avisos', async (c) => {
      const { id } = await whoCarries(c, central)
      await subscribePhone(database.query, id, null)
      return c.body(null, 204)
    })
    .put('/mi/datos', async (c) => {
      const { miembro } = await whoCarries(c, central)
      const values = await formOf(c, dataSchema)
      const wrong = phoneProblem(values.telefono, miembro.telefono)
      if (wrong) throw new HttpError(422, 'datos', wrong)
      await changeOwn(miembro.id, (campos) => {
        const changed = withValues(campos, values)
        return changed === campos ? campos : withValues(changed, { datosPropios: new Date().toISOString() })
      })
      return c.body(null, 204)
    })
    .put('/mi/disponible', async (c) => {
      const { miembro } = await whoCarries(c, central)
      const { hasta } = await formOf(c, awaySchema)
      // One that was under way until it was over says nothing any more.
      const values = { noPuedeHasta: Date.parse(hasta) > Date.now() ? hasta : '' }
      if ((miembro.noPuedeHasta ?? '') !== values.noPuedeHasta)
        await changeOwn(miembro.id, (campos) => withValues(campos, values))
      return c.body(null, 204)
    })
    .put('/mi/invitaciones/:id', async (c) => {
      const { miembro } = await whoCarries(c, central)
      const { va } = await formOf(c, comesSchema)
      await database.transaction((query) => answerEvent(query, { evento: idOf(c), miembro, va, by: PHONE }))
      return c.body(null, 204)
    })
    .put('/mi/despachos/:id', async (c) => {
      const { id, miembro } = await whoCarries(c, central)
      const said = await formOf(c, respuestaSchema)
      await database.transaction((query) =>
        answer(query, { ...said, despacho: idOf(c), persona: miembro.id, por: null, acceso: id }),
      )
      return c.body(null, 204)
    })
    .post('/mi/despachos/:id/:que', async (c) => {
      const { miembro } = await whoCarries(c, central)
      const what = v.safeParse(seenSchema, c.req.param('que'))
      if (!what.success) throw new HttpError(404, 'nada', 'La central no conoce esta dirección.')
      await database.transaction((query) =>
        noteSeen(query, what.output, { despacho: idOf(c), persona: miembro.id }),
      )
      return c.body(null, 204)
    })
    .get('/mi/eventos', async (c) => {
      const { miembro } = await whoCarries(c, central)
      const token = phoneTokenOf(c, central) ?? ''
      c.env.incoming.socket.setTimeout(2 * central.pulseMs)
      c.header('X-Accel-Buffering', 'no')
      return streamSSE(c, (stream) =>
        tellCalls(stream, central, {
          admitted: (end) => admit({ sesion: token, usuario: miembro.id, end }),
          goesOn: async () => (await phoneOf(database.query, token)) !== null,
        }),
      )
    })
}
