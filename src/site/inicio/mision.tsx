import { BANDA_INICIO } from '@/entities/catalogo/estadisticas'
import { useInstitucion } from '@/entities/configuracion/use-institucion'
import { Flame, HandHeart, Handshake, Scale, ShieldCheck } from '@/shared/ui/icon/icons'
import { SectionHead } from '@/site/shell/section-head'
import { HomeSection } from './home-section'
import classes from './mision.module.css'

const VALORES = [
  { icon: Flame, nombre: 'Valentía', texto: 'Entrar donde los demás salen, con preparación y cabeza fría.' },
  { icon: ShieldCheck, nombre: 'Disciplina', texto: 'Entrenar cada semana para no improvisar nunca.' },
  { icon: HandHeart, nombre: 'Solidaridad', texto: 'Servir a quien lo necesita, sin preguntar quién es.' },
  { icon: Scale, nombre: 'Honestidad', texto: 'Cuidar cada dólar público y rendir cuentas de él.' },
  { icon: Handshake, nombre: 'Trabajo en equipo', texto: 'Nadie entra solo y nadie se queda atrás.' },
]

/** Mission, vision and values with the band of three figures (spec §2.3, 2). */
export function Mision() {
  const { canton } = useInstitucion()
  return (
    <HomeSection id="mision">
      <SectionHead id="mision-titulo" kicker="Quiénes somos" title="Misión, visión y valores" />
      <div className={classes.statements}>
        <div className={classes.mission}>
          <h3>Misión</h3>
          <p>
            Proteger la vida, los bienes y la naturaleza de {canton}: prevenir, combatir el fuego, rescatar y
            atender cada emergencia con rapidez y respeto.
          </p>
        </div>
        <div className={classes.vision}>
          <h3>Visión</h3>
          <p>
            Ser un cuerpo de bomberos moderno, cercano y transparente, con personal bien preparado y una
            comunidad que sabe prevenir.
          </p>
        </div>
      </div>
      <h3 className={classes.valuesTitle}>Valores</h3>
      <ul className={classes.values}>
        {VALORES.map(({ icon: Icon, nombre, texto }) => (
          <li key={nombre}>
            <Icon size={26} aria-hidden />
            <strong>{nombre}</strong>
            <span>{texto}</span>
          </li>
        ))}
      </ul>
      <dl className={classes.band}>
        {BANDA_INICIO.map(({ valor, etiqueta }) => (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
    </HomeSection>
  )
}
