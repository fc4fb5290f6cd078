import { Link } from '@tanstack/react-router'
import { useCan } from '@/access/current-user'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { nameOfMonth } from '@/entities/lotaip/month-name'
import { archivosDelMes, zipDelMes } from '@/entities/lotaip/paquete'
import { revisar } from '@/entities/lotaip/revisar'
import { downloadBlob } from '@/shared/lib/file/download'
import { plural } from '@/shared/lib/plural'
import { Stack } from '@/shared/ui/box/layout'
import { Button } from '@/shared/ui/control/button'
import { Download } from '@/shared/ui/icon/icons'
import { Dialog, DialogFooter } from '@/shared/ui/overlay/dialog'
import { useOverlays } from '@/shared/ui/overlay/overlays'
import { Text } from '@/shared/ui/text/text'
import classes from './lotaip.module.css'
import type { useLotaip } from './use-lotaip'

/** A budget with a field left empty has hundreds; the first ones say what is wrong. */
const SHOWN = 40

type PaqueteDialogProps = { lotaip: ReturnType<typeof useLotaip>; mes: string; onClose: () => void }

/** What is wrong with a month, place by place, and its files to download. Nothing here files it. */
export function PaqueteDialog({ lotaip, mes, onClose }: PaqueteDialogProps) {
  const { catalogo, list, hoy } = lotaip
  const institucion = useInstitucion()
  const { showSuccess } = useOverlays()
  const mayExport = useCan('system:export')
  const problems = revisar(list, mes, catalogo)
  const files = archivosDelMes(list, catalogo, { mes, hecho: hoy, institucion })
  const download = () => {
    const name = `lotaip-${mes}.zip`
    downloadBlob(zipDelMes(files), name)
    showSuccess({
      title: 'Paquete descargado',
      message: `${plural(files.length, 'archivo', 'archivos')} en ${name}. Todavía no está presentado.`,
    })
  }
  return (
    <Dialog onClose={onClose} title={`Paquete de ${nameOfMonth(mes)}`} size="lg">
      <Stack gap="sm">
        <Text>
          Un ZIP con una carpeta por numeral y tres archivos CSV en cada una. Descargarlo no es presentarlo:
          súbalo usted al portal de la Defensoría del Pueblo y después marque el mes como presentado.
        </Text>
        <Text>Lo que se presenta lo puede leer cualquiera. Revise que no haya datos personales de más.</Text>
        {mes >= hoy.slice(0, 7) && (
          <Text strong>El mes no ha terminado: el paquete debe llevar los datos de su cierre.</Text>
        )}
        {problems.length === 0 ? (
          <Text strong>No se encontró nada por corregir.</Text>
        ) : (
          <>
            <Text strong>{plural(problems.length, 'cosa por corregir', 'cosas por corregir')}:</Text>
            <ul className={classes.problems}>
              {problems.slice(0, SHOWN).map(({ numeral, lugar, texto }) => (
                <li key={`${lugar}${texto}`}>
                  <Link to="/admin/rendicion/lotaip/$mes/$numeral" params={{ mes, numeral }}>
                    {lugar}
                  </Link>
                  : {texto}
                </li>
              ))}
            </ul>
            {problems.length > SHOWN && <Text>Y {problems.length - SHOWN} más.</Text>}
          </>
        )}
        {files.length === 0 && (
          <Text>Ningún numeral tiene estado: todavía no hay archivos que descargar.</Text>
        )}
        {!mayExport && <Text>Su rol no puede exportar datos: pida el paquete a quien sí puede.</Text>}
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            Cerrar
          </Button>
          {mayExport && files.length > 0 && (
            <Button leftSection={<Download size={18} aria-hidden />} onClick={download}>
              {problems.length > 0 ? 'Descargar así como está' : 'Descargar el paquete'}
            </Button>
          )}
        </DialogFooter>
      </Stack>
    </Dialog>
  )
}
