import { Suspense } from 'react'
import { PrintButton } from '@/admin/ui/print/print-button'
import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { addressForOthers } from '@/admin/ui/share/given-code'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { enlaceOf } from '@/entities/permiso-firmado/codigo'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { Callout } from '@/shared/ui/box/callout'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { lazy } from '@/shared/ui/control/lazy'
import { Dialog } from '@/shared/ui/overlay/dialog'
import { DialogFooter } from '@/shared/ui/overlay/dialog-footer'
import { Text } from '@/shared/ui/text/text'
import classes from './permisos.module.css'
import { numberWords, type Otorgado } from './queries'

// Apart: beside the other dialogs with one, every page that shares something would fetch it.
const QrCode = lazy(() => import('@/shared/ui/share/qr-code').then(({ QrCode }) => QrCode))

type PaperProps = { otorgado: Otorgado; text: string }

/** The permit for the wall of the premises. It shows only on paper. */
function PrintedPermiso({ otorgado: { permiso }, text }: PaperProps) {
  const institucion = useInstitucion()
  const { nombre, actividad, ruc, establecimiento, aforo, hasta, emitido, anio } = permiso
  return (
    <PrintedPaper
      institucion={institucion}
      title={`Permiso de funcionamiento ${anio}`}
      subject={numberWords(permiso)}
    >
      {() => (
        <>
          <p className={classes.premises}>{nombre}</p>
          <p>{actividad}</p>
          {ruc && (
            <p>
              RUC {ruc}
              {establecimiento > 0 && `, establecimiento ${establecimiento}`}
            </p>
          )}
          {aforo > 0 && <p>Aforo: {formatNumber(aforo)} personas</p>}
          <p>Emitido el {formatDay(emitido)}</p>
          <p className={classes.until}>Vale hasta el {formatDay(hasta)}</p>
          <div className={classes.printed}>
            <div className={classes.printedCode}>
              <QrCode text={text} label="Código del permiso" lasting />
            </div>
            <p>
              Lea este código con la cámara de un teléfono: dice si el permiso vale, también sin señal. O
              pregunte al {institucion.telefono}.
            </p>
          </div>
          <Signatures of={['Jefe del cuerpo de bomberos']} />
        </>
      )}
    </PrintedPaper>
  )
}

/** The code of a signed permit, and the paper with it. */
export function CodigoDialog({ otorgado, onClose }: { otorgado: Otorgado; onClose: () => void }) {
  const { sitioWeb } = useInstitucion()
  const address = addressForOthers(location.origin, sitioWeb)
  const text = address ? enlaceOf(address, otorgado.codigo) : otorgado.codigo
  const { permiso } = otorgado
  return (
    <Dialog onClose={onClose} title={`Permiso ${numberWords(permiso)}`}>
      <Stack gap="sm">
        <Text strong>{permiso.nombre}</Text>
        <div className={classes.code}>
          <Suspense>
            <QrCode text={text} label="Código QR del permiso" />
          </Suspense>
        </div>
        {address ? (
          <a href={text} className={classes.link} target="_blank" rel="noreferrer">
            Abrir lo que verá quien lo lea
          </a>
        ) : (
          <Callout color="orange" role="status" title="El código no lleva dirección">
            Esta central no tiene una dirección con https: la cámara de un teléfono no abrirá la página. Se
            lee desde «Verificar un permiso», en este sitio.
          </Callout>
        )}
        <PrintedPermiso otorgado={otorgado} text={text} />
        <DialogFooter>
          <PrintButton what="el permiso" />
          <Button onClick={onClose}>Listo</Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
