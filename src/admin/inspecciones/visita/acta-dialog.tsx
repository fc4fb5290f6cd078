import { asksLetters, emblemFor } from '@/admin/ui/print/export-file'
import { PrintButton } from '@/admin/ui/print/print-button'
import { Facts, PrintedPaper, Signatures, Texts } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import type { Local } from '@/entities/inspecciones/local'
import { numeroDe } from '@/entities/inspecciones/locales'
import type { Acta } from '@/entities/inspecciones/visita/acta'
import { type ActaDoc, actaDoc, actaMessage } from '@/entities/inspecciones/visita/acta-doc'
import { plantillaDe } from '@/entities/inspecciones/visita/plantilla'
import type { Plantilla } from '@/entities/inspecciones/visita/punto'
import { toDay } from '@/shared/lib/fecha'
import { downloadBlob } from '@/shared/lib/file/download'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Share2 } from '@/shared/ui/icon/icons'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { type Overlays, useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import classes from './visita.module.css'

function Paper({ datos, hallazgos, textos, firmas }: ActaDoc) {
  return (
    <>
      <Facts rows={datos.filter(([, value]) => value)} />
      {hallazgos.length > 0 && (
        <>
          <h2>Hallazgos</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">N.º</th>
                <th scope="col">Lo que falta</th>
                <th scope="col">Artículo</th>
              </tr>
            </thead>
            <tbody>
              {hallazgos.map(({ texto, articulo, nota }, n) => (
                <tr key={texto}>
                  <td>{n + 1}</td>
                  <td data-words>{[texto, nota].filter(Boolean).join('. ')}</td>
                  <td data-words>{articulo}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Texts of={textos} />
      <Signatures of={firmas} />
    </>
  )
}

/** A paper of an inspection, with the brigade's head and lines to sign. */
const PrintedActa = ({ doc }: { doc: ActaDoc }) => (
  <PrintedPaper institucion={useInstitucion()} title={doc.title} subject={<strong>{doc.subject}</strong>}>
    {() => <Paper {...doc} />}
  </PrintedPaper>
)

const wasDismissed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

type Papel = {
  acta: Acta
  doc: ActaDoc
  message: string
  institucion: { nombreInstitucion: string; direccion: string }
}

/** The paper as a file, made offline. */
async function fileOf(overlays: Overlays, { acta, doc, institucion }: Papel): Promise<File> {
  const { actaPdf } = await import('@/entities/inspecciones/visita/acta-pdf')
  const pdf = actaPdf(doc, { ...institucion, emblema: await emblemFor(overlays) }, toDay(new Date()))
  return new File([pdf], `acta-${acta.numero}.pdf`, { type: 'application/pdf' })
}

/**
 * Opens the phone's share sheet with the PDF, or with its text where the phone takes no files; where there is no sheet, the file
 * is downloaded. Only the person can tell whether it went, so nothing says so.
 */
async function compartirActa(overlays: Overlays, papel: Papel): Promise<void> {
  if (!(await asksLetters(overlays, papel.doc))) return
  try {
    const file = await fileOf(overlays, papel)
    const withFile = { title: papel.doc.title, files: [file] }
    if (navigator.canShare?.(withFile)) await navigator.share(withFile)
    else if (typeof navigator.share === 'function')
      await navigator.share({ title: papel.doc.title, text: papel.message })
    else downloadBlob(file, file.name)
  } catch (error) {
    if (wasDismissed(error)) return
    console.error('No se pudo compartir un acta', error)
    overlays.showError('No se pudo compartir.', 'Imprima el acta, o guárdela como PDF al imprimir.')
  }
}

type ActaDialogProps = {
  acta: Acta
  local: Local
  versiones: readonly Plantilla[]
  onClose: () => void
  /** Only for a paper whose term can be longer. */
  onProrroga: (() => void) | undefined
}

/** A paper as it was handed over: to print, to sign and to share. */
export function ActaDialog({ acta, local, versiones, onClose, onProrroga }: ActaDialogProps) {
  const overlays = useOverlays()
  const institucion = useInstitucion()
  const plantilla = plantillaDe(versiones, acta.plantilla)
  const { nombre, dueno, direccion, parroquia, actividad } = local
  const of = {
    ...{ nombre, dueno, actividad, numero: numeroDe(local) },
    direccion: [direccion, parroquia].filter(Boolean).join(', '),
  }
  const doc = actaDoc(acta, of, plantilla)
  const message = actaMessage(acta, of, plantilla)
  return (
    <Dialog onClose={onClose} title={doc.title} size="lg">
      <Stack gap="sm">
        <Text size="lg" strong>
          {doc.subject}
        </Text>
        <div className={classes.actions}>
          <PrintButton />
          <Button
            variant="default"
            leftSection={<Share2 size={18} aria-hidden />}
            onClick={() => void compartirActa(overlays, { acta, doc, message, institucion })}
          >
            Compartir
          </Button>
          {onProrroga && (
            <Button variant="default" onClick={onProrroga}>
              Anotar prórroga
            </Button>
          )}
        </div>
        <Text size="sm">Imprima dos: una se queda en el local y la otra, firmada, con la brigada.</Text>
        {doc.hallazgos.length > 0 && (
          <ol aria-label="Hallazgos">
            {doc.hallazgos.map(({ texto, articulo, nota }) => (
              <li key={texto}>{[texto, articulo, nota].filter(Boolean).join(' · ')}</li>
            ))}
          </ol>
        )}
        {doc.textos.map(([name, text]) => (
          <Text key={name}>{`${name}: ${text}`}</Text>
        ))}
      </Stack>
      <PrintedActa doc={doc} />
    </Dialog>
  )
}
