import type { Membrete } from '@/shared/lib/file/paper/letterhead'
import { signedPdf } from '@/shared/lib/file/paper/signed-pdf'
import { FIRMAS, parteDoc, parteSubject, parteTitle } from './parte-doc'
import type { RegistroServicio } from './registro'

/** The parte of a call as its printed sheet, with the brigade's head and lines to sign, made offline. `today` is `YYYY-MM-DD`. */
export function partePdf(registro: RegistroServicio, membrete: Membrete, today: string): Blob {
  const { tablas, textos } = parteDoc(registro)
  const [servicio, horas, ...rest] = tablas
  return signedPdf({
    ...{ membrete, today },
    title: parteTitle(registro),
    subject: parteSubject(registro),
    firmas: FIRMAS,
    parts: [{ juntas: [servicio, horas] }, ...rest, ...textos.map(([titulo, texto]) => ({ titulo, texto }))],
  })
}
