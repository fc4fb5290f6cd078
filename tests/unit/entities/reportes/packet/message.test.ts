import { describe, expect, test } from 'vitest'
import { codigoOf } from '@/entities/reportes/codigo'
import { linkFor, packetIn } from '@/entities/reportes/packet/link'
import { answerSummary, fits, reportesSummary, reportSummary } from '@/entities/reportes/packet/message'
import { pack } from '@/entities/reportes/packet/packet'
import { sendReporte } from '@/entities/reportes/packet/send'
import { newReporte, type Reporte } from '@/entities/reportes/reporte'
import { sampleReportes } from '@/entities/reportes/seed'
import { smsLink, whatsAppLink } from '@/shared/lib/phone'
import { mailLink } from '@/shared/lib/url'

const ORIGIN = 'https://bomberos.example'
const NOW = '2026-03-02T12:00:00.000Z'

function report(titulo: string, descripcion: string): Reporte {
  const autor = { nombre: 'María Zambrano', email: 'maria.zambrano@correo.example', telefono: '099 123 4567' }
  const ubicacion = 'Calle Bolívar y Sucre, frente al mercado municipal'
  const punto = { lat: -0.951234, lng: -80.452345, precision: 12, fecha: NOW }
  const draft = {
    titulo,
    descripcion,
    categoria: 'Emergencia' as const,
    autor,
    imagenes: [],
    ubicacion,
    punto,
  }
  return { ...newReporte(draft, NOW), id: 'reporte-1772452800000-x7k2' }
}

/** Words in an order that never repeats, so that they compress no better than real prose. */
function prose(length: number): string {
  const words = sampleReportes()
    .map(({ descripcion, respuesta }) => descripcion + respuesta)
    .join(' ')
    .split(' ')
  let text = ''
  for (let n = 1; text.length < length; n = (n * 48271) % 2147483647)
    text += `${words[n % words.length]}${n % 97} `
  return text.slice(0, length)
}

const samples = {
  corto: report('Humo en el mercado', 'Sale humo de un puesto.'),
  tipico: report(
    'Poste a punto de caer',
    sampleReportes()
      .map(({ descripcion }) => descripcion)
      .join(' '),
  ),
  largo: report('Todo lo que pasa en el barrio', prose(9000)),
}

const linkOf = (sample: Reporte) => {
  const packed = pack({ kind: 'ciudadano', reportes: [sample] })
  return packed.kind === 'ok' ? linkFor(ORIGIN, packed.text) : expect.fail(packed.sentence)
}

const messageOf = (sample: Reporte) => `${reportSummary(sample)}\n\n${linkOf(sample)}`

describe('links and messages', () => {
  test('sizes of a short, a typical and a long report; the long one falls back to the file in words', () => {
    const sizes = Object.entries(samples).map(([name, sample]) => ({
      name,
      json: JSON.stringify(sample).length,
      enlace: linkOf(sample).length,
      mensaje: messageOf(sample).length,
      correo: mailLink('', 'Reporte', messageOf(sample)).length,
      qr: fits('qr', linkOf(sample)).kind,
      whatsapp: fits('whatsapp', messageOf(sample)).kind,
    }))
    console.table(sizes)
    for (const sample of [samples.corto, samples.tipico]) {
      expect(fits('qr', linkOf(sample)).kind).toBe('fits')
      expect(fits('whatsapp', messageOf(sample)).kind).toBe('fits')
      expect(fits('sms', messageOf(sample)).kind).toBe('fits')
    }
    expect(fits('qr', linkOf(samples.largo))).toEqual({
      kind: 'too-long',
      sentence: 'Es demasiado largo para un código QR. Envíelo como archivo .bombero.json.',
    })
    expect(fits('whatsapp', messageOf(samples.largo)).kind).toBe('too-long')
  })

  test('the packet stands behind # and comes back out of link, hash, message and broken lines', () => {
    const link = linkOf(samples.tipico)
    const packet = link.split('#p=')[1] ?? ''
    expect(link.startsWith(`${ORIGIN}/admin/reportes?importar=1#p=1c`)).toBe(true)
    expect(new URL(link).pathname + new URL(link).search).toBe('/admin/reportes?importar=1')
    const wrapped = packet.replace(/(.{60})/g, '$1\r\n')
    for (const text of [link, new URL(link).hash, messageOf(samples.tipico), ` ${packet}\n`, wrapped])
      expect(packetIn(text)).toBe(packet)
    expect(linkFor(ORIGIN, '1a0000')).toBe(`${ORIGIN}/reportar/mis-reportes#acuse=1a0000`)
    expect(packetIn(linkFor(ORIGIN, '1a0000'))).toBe('1a0000')
  })

  test('the summary names code, category, place, map and person', () => {
    const text = reportSummary(samples.corto)
    for (const part of [codigoOf(samples.corto.id), 'Emergencia: Humo en el mercado', 'Lugar: Calle Bolívar'])
      expect(text).toContain(part)
    expect(text).toContain('mlat=-0.951234&mlon=-80.452345')
    expect(text).toContain('María Zambrano, 099 123 4567')
    expect(reportSummary(samples.largo).length).toBeLessThan(700)
    expect(reportesSummary(sampleReportes())).toContain('2 reportes')
    const acuse = {
      id: 'reporte-1',
      estado: 'EN_PROCESO',
      respuesta: 'Ya vamos',
      fechaActualizacion: NOW,
    } as const
    expect(answerSummary(acuse)).toMatch(/recibió su reporte .*\nEstado: En proceso\nRespuesta: Ya vamos\n/)
  })

  test('messages fit into an address unchanged, apart from half surrogate pairs', () => {
    const message = `${messageOf(samples.corto)} & 100% #1 \ud83d`
    const back = message.slice(0, -1)
    expect(new URL(whatsAppLink(message)).searchParams.get('text')).toBe(back)
    expect(decodeURIComponent(smsLink(message).replace('sms:?&body=', ''))).toBe(back)
    expect(
      new URLSearchParams(mailLink('', 'Reporte & más', message).replace('mailto:?', '')).get('subject'),
    ).toBe('Reporte & más')
  })

  test('a report goes to the station where it is known; elsewhere the person chooses', () => {
    const hrefs = (to?: Parameters<typeof sendReporte>[2]) => {
      const { whatsapp, sms, correo } = sendReporte(ORIGIN, samples.corto, to)
      return [whatsapp, sms, correo].map((way) =>
        way.kind === 'open' ? way.href.split('?')[0] : way.sentence,
      )
    }
    expect(hrefs()).toEqual(['https://wa.me/', 'sms:', 'mailto:'])
    expect(
      hrefs({ whatsapp: '099 123 4567', sms: '+593 4 212-3456', correo: 'bomberos@canton.gob.ec' }),
    ).toEqual(['https://wa.me/593991234567', 'sms:+59342123456', 'mailto:bomberos@canton.gob.ec'])
  })

  test('characters that would end an address are encoded', () => {
    expect(mailLink('a&b?c@correo.example', 'Hola', 'x')).toBe(
      'mailto:a%26b%3Fc@correo.example?subject=Hola&body=x',
    )
    expect(mailLink('dos correos <b>@correo.example')).toBe('mailto:dos%20correos%20%3Cb%3E@correo.example')
  })
})
