import { PrintedPaper, Signatures } from '@/admin/ui/print/printed-paper'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { numeroEnPalabras, type Permiso } from '@/entities/inspecciones/permiso/permiso'
import { datoDe } from '@/entities/inspecciones/permiso/permisos'
import type { Tipo } from '@/entities/inspecciones/permiso/tipo'
import { formatDay } from '@/shared/lib/fecha'
import { formatNumber } from '@/shared/lib/moneda'
import { lazy } from '@/shared/ui/control/lazy'
import classes from './papel-permiso.module.css'

// Apart: beside the other dialogs with one, every page that shares something would fetch it.
export const QrCode = lazy(() => import('@/shared/ui/share/qr-code').then(({ QrCode }) => QrCode))

/** How whoever stands before the paper reads its code: a camera opens one that is an address. */
const HOW = {
  link: 'con la cámara de un teléfono: sin señal, con uno que ya abrió este sitio.',
  page: 'en el sitio de la brigada, en «Verificar un permiso».',
} as const

type Props = {
  permiso: Permiso
  /** Its kind, as it was then. */
  tipo: Tipo
  /** What its QR holds; '' for a paper without one. */
  code: string
  duplicado: boolean
  /** The receipt of the duplicate; '' for one without a fee. */
  reciboDuplicado: string
}

/** The permit for the wall of the premises. It shows only on paper. */
export function PapelPermiso({ permiso, tipo, code, duplicado, reciboDuplicado }: Props) {
  const institucion = useInstitucion()
  const { numero, nombre, ruc, establecimiento, actividad, aforo, direccion, firma, cargo } = permiso
  const rows = [
    ['RUC', ruc],
    ['Establecimiento', establecimiento],
    ['Actividad', actividad !== tipo.nombre && actividad],
    ['Aforo', aforo !== undefined && `${formatNumber(aforo)} personas`],
    ['Dirección', direccion],
    ...tipo.campos.map(({ id, pide }) => [pide, datoDe(permiso.datos, id)]),
    ['Informe favorable', `${permiso.informe}, del ${formatDay(permiso.informeDia)}`],
    ['Recibo', permiso.recibo],
    ['Recibo del duplicado', duplicado && reciboDuplicado],
  ]
  return (
    <PrintedPaper
      institucion={institucion}
      title={tipo.nombre}
      subject={`${numeroEnPalabras(numero)}${duplicado ? ' · Duplicado' : ''}`}
    >
      {() => (
        <>
          <div className={classes.head}>
            <p className={classes.year}>{permiso.hasta.slice(0, 4)}</p>
            {duplicado && <p className={classes.duplicate}>Duplicado</p>}
          </div>
          <p className={classes.premises}>{nombre}</p>
          <table className={classes.facts}>
            <tbody>
              {rows
                .filter(([, value]) => value)
                .map(([label, value]) => (
                  <tr key={String(label)}>
                    <th>{label}</th>
                    <td data-words>{value}</td>
                  </tr>
                ))}
            </tbody>
          </table>
          <p className={classes.until}>
            Vale {tipo.vigencia === 'DIAS' && `desde el ${formatDay(permiso.desde)} `}hasta el{' '}
            {formatDay(permiso.hasta)}
          </p>
          <div className={classes.check}>
            {code && (
              <div className={classes.code}>
                <QrCode text={code} label="Código del permiso" lasting />
              </div>
            )}
            <p>
              {code
                ? `Para saber si vale, lea este código ${HOW[code.includes('#') ? 'link' : 'page']} O llame al ${institucion.telefono}.`
                : `Este permiso no lleva código. Para saber si vale, llame al ${institucion.telefono} y diga su número.`}
            </p>
          </div>
          <p>
            Se otorga según el artículo 35 de la Ley de Defensa contra Incendios y {tipo.norma} del Reglamento
            de Prevención, Mitigación y Protección contra Incendios.
          </p>
          <Signatures of={[[firma, cargo].filter(Boolean).join(', ')]} />
        </>
      )}
    </PrintedPaper>
  )
}
