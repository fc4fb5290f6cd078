import type { LinkProps } from '@tanstack/react-router'
import type { Guia } from '@/access/central/guia'
import { ROLE_LABELS } from '@/access/roles'
import { SAMPLE_PASSWORDS } from '@/access/usuarios/seed'
import type { Usuario } from '@/access/usuarios/usuario'
import { correoSentence, writes } from '@/admin/shell/avisos/quienes'
import type { Reach } from '@/admin/ui/record/reach'
import { type Configuracion, DEFAULT_CONFIGURACION } from '@/entities/configuracion/configuracion'
import { isOwnPlace } from '@/entities/configuracion/place'
import { PUBLICA_DE, type PublicaId } from '@/entities/sitio/publicas'
import { PARTES, sinRevisar } from '@/entities/sitio/revision'
import type { Sitio } from '@/entities/sitio/sitio'
import { joinNames } from '@/shared/lib/text'
import { firstTel } from '@/shared/lib/url'

type CommonId = 'modulos' | 'nombre' | 'telefono' | 'lugar' | 'marca'
type AloneId = 'claves' | 'ejemplos' | 'https' | 'copia'
type CentralId =
  | 'reclamar'
  | 'textos'
  | 'cuentas'
  | 'avisos'
  | 'operaciones'
  | 'correo'
  | 'equipos'
  | 'salidas'
export type StepId = CommonId | AloneId | CentralId

export type Step = {
  id: StepId
  title: string
  text: string
  link: Pick<LinkProps, 'to' | 'search'> & { label: string }
  /** Read from what is stored, nobody ticks it by hand; null where this device can't know. */
  done: boolean | null
  /** Without it the brigade doesn't really work. */
  essential: boolean
}

export type State = {
  config: Configuracion
  sitio: Sitio
  usuarios: readonly Usuario[]
  samples: boolean
  reach: Reach
  /** When a complete copy was last downloaded here. */
  descarga: string | null
  /** This page came by https. */
  https: boolean
  /** What a claimed central says; undefined while it is asked, null where it didn't answer. */
  guia: Guia | null | undefined
}

/** A tab of the configuration; without one, General. */
const tab = (
  label: string,
  name?: 'sitio' | 'usuarios' | 'backup' | 'avisos' | 'central',
  publica?: PublicaId,
): Step['link'] => ({
  label,
  to: '/admin/config',
  ...(name && { search: { tab: name, publica } }),
})

/** The accounts that anybody can enter with the password that the login page prints. */
const withSamplePassword = (usuarios: readonly Usuario[]) =>
  usuarios.filter(({ id, active, secreto }) => active && !secreto && id in SAMPLE_PASSWORDS)

/** What the brigade writes once, whoever keeps its data. */
function ownSteps({ config, sitio }: State): Step[] {
  const { nombreInstitucion, canton, telefono, direccion, email, coordenadas } = config
  const sample = DEFAULT_CONFIGURACION
  return [
    {
      id: 'nombre',
      title: 'Ponga el nombre y el cantón',
      text: 'Salen en todas las páginas y en lo que se imprime.',
      link: tab('Ir a General'),
      done: nombreInstitucion !== sample.nombreInstitucion && canton !== sample.canton,
      essential: true,
    },
    {
      id: 'telefono',
      title: 'Ponga teléfono, dirección y email de la estación',
      text: 'Al pie de cada página. Un número de verdad se toca para llamar.',
      link: tab('Ir a General'),
      done: firstTel(telefono) !== undefined && direccion !== sample.direccion && email !== sample.email,
      essential: true,
    },
    {
      id: 'lugar',
      title: 'Ponga la estación en el mapa',
      text: 'Con «Usar mi ubicación», o pegando un enlace de Google Maps.',
      link: tab('Ir a General'),
      done: isOwnPlace(coordenadas),
      essential: true,
    },
    {
      id: 'marca',
      title: 'Ponga su emblema y su color',
      text: 'El sitio y la aplicación que la gente instala los llevan.',
      link: tab('Ir a Sitio', 'sitio', 'marca'),
      done: Boolean(sitio.emblema),
      essential: false,
    },
  ]
}

const samplesStep = ({ samples }: State): Step => ({
  id: 'ejemplos',
  title: 'Quite los datos de ejemplo',
  text: 'Lo inventado deja de verse. Antes se guarda una copia.',
  link: tab('Ir a Empezar de verdad', 'backup'),
  done: !samples,
  essential: true,
})

/** This device's own steps, where no central keeps the data. */
function aloneSteps(state: State): Step[] {
  const open = withSamplePassword(state.usuarios).length
  return [
    {
      id: 'claves',
      title: 'Cambie las contraseñas de muestra',
      text: `Cuentas con ella: ${open}. Cada quien la cambia en su Perfil; desactive las que no use.`,
      link: tab('Ir a Usuarios', 'usuarios'),
      done: open === 0,
      essential: true,
    },
    samplesStep(state),
    {
      id: 'copia',
      title: 'Descargue su primera copia completa',
      text: 'Si este equipo se pierde, con ese archivo se recupera todo.',
      link: tab('Ir a Backup', 'backup'),
      done: state.descarga !== null,
      essential: true,
    },
    {
      id: 'https',
      title: 'Publique el sitio por https',
      text: 'Así se instala y abre sin señal. Ayuda, en el menú de su nombre, dice cómo.',
      link: tab('Ir a General'),
      done: state.https,
      essential: false,
    },
  ]
}

const claimStep = (done: boolean): Step => ({
  id: 'reclamar',
  title: 'Haga suya la central',
  text: 'El código está al final de la ventana donde se encendió. Con él crea su cuenta y terminan las de muestra. Después siguen las cuentas de los demás, los avisos, los teléfonos y las copias.',
  link: tab('Escribir el código', 'central'),
  done,
  essential: true,
})

/** What visitors read of the brigade before anybody of it has read it. */
function textosStep({ sitio }: State): Step {
  const left = sinRevisar(sitio)
  return {
    id: 'textos',
    title: 'Revise lo que el sitio dice de su brigada',
    text: `Son textos de ejemplo y ya están a la vista de todos: ${joinNames(left.map((id) => PARTES[id]))}. Cámbielos, o confirme que son así. Mientras tanto el sitio no dice que atienden a toda hora.`,
    link: tab('Ir a Sitio', 'sitio', left[0] && PUBLICA_DE[left[0]]),
    done: left.length === 0,
    essential: true,
  }
}

function accountsText({ cuentas, sinEntrar }: Guia): string {
  if (cuentas.length < 2)
    return 'Cree la cuenta de cada persona y compártale su código: con él entra y elige su contraseña.'
  return `Todavía no ${sinEntrar.length === 1 ? 'entra' : 'entran'}: ${joinNames(sinEntrar)}. Si el código venció, dele otro.`
}

/** Who runs a call and doesn't hear of the emergency that begins it. */
function operacionesText({ operaciones }: Guia): string {
  const { sinReportes = [], sinAvisos = [] } = operaciones ?? {}
  const blind = joinNames(sinReportes.map((rol) => ROLE_LABELS[rol]))
  const sentences = [
    blind && `${blind} no ve los reportes: dele permiso ahí mismo, con un botón.`,
    sinAvisos.length > 0 &&
      `Sin avisos en ningún equipo: ${joinNames(sinAvisos)}. Cada quien los pide en su teléfono, en el menú de su nombre, «Avisos».`,
  ]
  return sentences.filter(Boolean).join(' ') || 'La central es anterior y no lo dice.'
}

/** What only a claimed central knows, the same for every device. */
function centralSteps({ guia, https }: State): Step[] {
  const known = <T>(read: (guia: Guia) => T, unknown: T): T => (guia ? read(guia) : unknown)
  const done = (read: (guia: Guia) => boolean) => known<boolean | null>(read, null)
  const unknown = guia === null ? 'No se sabe: la central no respondió.' : 'Preguntando a la central.'
  const text = (read: (guia: Guia) => string) => known(read, unknown)
  return [
    {
      id: 'https',
      title: 'Póngala en una dirección https',
      text: text(
        () =>
          'Los teléfonos entran solo por https. Lo prepara quien instaló la central, con un proxy o un túnel (Ayuda → Encienda la central, en el menú de su nombre). Cuando esté, escriba esa dirección en «Sitio web».',
      ),
      link: tab('Ir a General'),
      done: https || done((one) => one.https),
      essential: true,
    },
    {
      id: 'cuentas',
      title: 'Dé una cuenta a cada persona',
      text: text(accountsText),
      link: tab('Ir a Usuarios', 'usuarios'),
      done: done(({ cuentas, sinEntrar }) => cuentas.length > 1 && sinEntrar.length === 0),
      essential: true,
    },
    {
      id: 'equipos',
      title: 'Entre desde los teléfonos',
      text: text(() => 'Cada persona abre la dirección en su teléfono, entra e instala la aplicación.'),
      link: tab('Ir a Usuarios', 'usuarios'),
      done: done(({ telefonos }) => telefonos > 0),
      essential: false,
    },
    {
      id: 'avisos',
      title: 'Que una emergencia despierte a alguien',
      text: text(() => 'En el teléfono de cada quien: el menú de su nombre, «Avisos».'),
      link: tab('Ver quién se entera', 'avisos'),
      done: done(({ avisados }) => avisados.length > 0),
      essential: true,
    },
    {
      id: 'operaciones',
      title: 'Que quien despacha se entere de las emergencias',
      text: text(operacionesText),
      link: tab('Ver quién se entera', 'avisos'),
      done: guia?.operaciones
        ? guia.operaciones.sinReportes.length === 0 && guia.operaciones.sinAvisos.length === 0
        : null,
      essential: true,
    },
    {
      id: 'salidas',
      title: 'Que la brigada se entere de una salida',
      text: text(
        () =>
          'En Personal, sobre cada quien, «Dar acceso»: su propio teléfono suena con cada salida y contesta si viene.',
      ),
      link: { label: 'Ir a Personal', to: '/admin/personal' },
      // An earlier central doesn't say.
      done: guia?.convocables === undefined ? null : guia.convocables > 0,
      essential: false,
    },
    {
      id: 'correo',
      title: 'Que la central escriba a la estación',
      text: text(({ correo }) => correoSentence(correo)),
      link: tab('Ir a Avisos y correo', 'avisos'),
      done: done(({ correo }) => writes(correo)),
      essential: false,
    },
    {
      id: 'copia',
      title: 'Tenga la primera copia',
      text: text(
        () =>
          'La central la hace sola cada noche a las 03:00, y en Central se hace una al tocar. Después llévese una fuera de ese equipo.',
      ),
      link: tab('Ir a Central', 'central'),
      done: done(({ copia }) => copia !== null),
      essential: true,
    },
  ]
}

/** The steps until a brigade really works, of those that are true here. Pure. */
export function stepsOf(state: State): Step[] {
  const own = ownSteps(state)
  if (state.reach === 'equipo') return [...own, ...aloneSteps(state)]
  if (state.reach === 'muestra') return [claimStep(false), ...own]
  const texts = [...own, textosStep(state)]
  return [claimStep(true), ...texts, ...(state.samples ? [samplesStep(state)] : []), ...centralSteps(state)]
}
