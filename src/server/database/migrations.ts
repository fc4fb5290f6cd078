/**
 * What each version adds, statement by statement; never changed once released, only added to. Records are kept as
 * `json`: `jsonb` refuses half an emoji and the null character, which a phone's text may hold.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    // Taken first in every writing transaction, so that numbers become visible in their order.
    `create table contador (uno boolean primary key default true check (uno), seq bigint not null)`,
    `insert into contador (seq) values (0)`,
    `create table central (clave text primary key, valor text not null)`,
    `create table registro (
       coleccion text not null, id text not null, campos json not null, seq bigint not null,
       primary key (coleccion, id))`,
    `create unique index registro_seq on registro (coleccion, seq)`,
    `create table historial (
       seq bigint not null, coleccion text not null, id text not null, usuario text, dispositivo text not null,
       antes json, despues json not null, instante timestamptz not null default now())`,
    `create index historial_registro on historial (coleccion, id, seq)`,
    `create index historial_instante on historial (instante)`,
    `create table usuario (
       id text primary key, correo text not null, nombre text not null, rol text not null, activo boolean not null,
       avatar text, creado timestamptz not null default now(),
       secreto text, debe_cambiar boolean not null default false)`,
    `create unique index usuario_correo on usuario (lower(correo))`,
    `create table sesion (
       huella bytea primary key, usuario text not null references usuario (id) on delete cascade,
       creada timestamptz not null default now(), usada timestamptz not null default now(),
       caduca timestamptz not null, dispositivo text not null)`,
    `create index sesion_usuario on sesion (usuario)`,
    `create table intento (clave text primary key, fallos int not null, desde timestamptz not null)`,
    `create table foto (
       id text primary key, suma bytea not null, tipo text not null, bytes bytea not null, usuario text,
       creada timestamptz not null default now())`,
    `alter table foto alter column bytes set storage external`,
  ],
  [
    // The key of the phone that sent a report; 'propio': it came from that phone before anybody else had it.
    `create table reporte_clave (
       id text primary key, huella bytea not null, dispositivo bytea, propio boolean not null,
       creado timestamptz not null default now())`,
    `create index reporte_clave_dispositivo on reporte_clave (dispositivo)`,
    `create table envio (clave text primary key, cuantos int not null, desde timestamptz not null)`,
    `alter table foto add column de text`,
    `create index foto_de on foto (de)`,
    `create table suscripcion (
       endpoint text primary key, usuario text not null references usuario (id) on delete cascade,
       p256dh text not null, auth text not null, todos boolean not null, fallos int not null default 0,
       creada timestamptz not null default now())`,
    // What is still to be told; a told one is deleted.
    `create table aviso (
       id bigint generated always as identity primary key, clase text not null, para text not null,
       contenido text not null, creado timestamptz not null default now(), intentos int not null default 0,
       proximo timestamptz not null default now(), error text, fallido boolean not null default false)`,
  ],
  [
    // Reports that visitors could read once: who follows the link of one that was withdrawn is told so.
    `create table publicada (id text primary key)`,
    // How often a page was opened on a day, and nothing of who did.
    `create table visita (dia date not null, pagina text not null, cuantas int not null, primary key (dia, pagina))`,
  ],
  [
    // What kind of browser it is, and how the last test of its avisos ended.
    `alter table suscripcion add column equipo text not null default ''`,
    `alter table suscripcion add column probada timestamptz`,
    `alter table suscripcion add column prueba_error text`,
  ],
  [
    // Until when what was done under a key lasts: more of it has to wait.
    `create table ritmo (clave text primary key, hasta timestamptz not null)`,
    `drop table intento`,
    // The browsers in which somebody signed in once, by the mark that they got then.
    `create table equipo (
       huella bytea not null, usuario text not null references usuario (id) on delete cascade,
       usado timestamptz not null default now(), primary key (huella, usuario))`,
  ],
  [
    // How many migrations of its module each collection's rows have behind them.
    `create table esquema (coleccion text primary key, version int not null)`,
    // A copy reads both by their numbers, a few rows at a time.
    `create index registro_numero on registro (seq)`,
    `create index historial_numero on historial (seq)`,
  ],
  [
    // Each start of a central, and the counter at that moment: what a device heard later must come after it.
    `create table arranque (
       n bigint generated always as identity primary key, nombre text not null unique, desde bigint not null)`,
  ],
  [
    // The bytes that came from somebody until their window of time ends.
    `create table cuota (clave text primary key, bytes bigint not null, hasta timestamptz not null)`,
    // A record was seen to name it: it counts no more for what its account may leave without one.
    `alter table foto add column nombrada boolean not null default false`,
    `create index foto_usuario on foto (usuario)`,
  ],
  [
    // Until when a one-time code lets its person in; one that was given before lasts until it is used.
    `alter table usuario add column codigo_hasta timestamptz`,
    // Somebody signed in by https, under a name that other devices reach.
    `alter table sesion add column segura boolean not null default false`,
  ],
  [
    // When somebody last used the central: their sessions, which said it until now, end.
    `alter table usuario add column ultimo_acceso timestamptz`,
    `update usuario u set ultimo_acceso = (select max(s.usada) from sesion s where s.usuario = u.id)`,
  ],
  [
    // The instant, as its answer says it, of the last answer that the phone of a report was given.
    `alter table reporte_clave add column leida text`,
  ],
  [
    // The browser that hears when its report is answered: a report's key lies on one phone, so there is one.
    `create table suscripcion_reporte (
       id text primary key references reporte_clave (id) on delete cascade,
       endpoint text not null, p256dh text not null, auth text not null)`,
    `create index suscripcion_reporte_endpoint on suscripcion_reporte (endpoint)`,
  ],
  [
    // The phones of the brigade's people, by the fingerprint of their key, and where each is told of a call.
    `create table acceso (
       id text primary key, huella bytea not null unique, persona text not null, equipo text not null,
       creado timestamptz not null default now(), usado timestamptz not null default now(),
       endpoint text, p256dh text, auth text)`,
    `create index acceso_persona on acceso (persona)`,
    `create index acceso_endpoint on acceso (endpoint)`,
    // The one code by which a person's next phone comes in.
    `create table invitacion (persona text primary key, huella bytea not null unique, hasta timestamptz not null)`,
    // Each call, and what is known of everybody who was asked to come.
    `create table despacho (
       id text primary key, creado timestamptz not null default now(), terminado timestamptz)`,
    `create table convocado (
       despacho text not null references despacho (id) on delete cascade, persona text not null, nombre text not null,
       enviado timestamptz, fallo boolean not null default false, mostrado timestamptz, visto timestamptz,
       respuesta text, minutos int, respondio timestamptz, por text, acceso text, tocado bigint,
       llamado timestamptz, llamado_por text, primary key (despacho, persona))`,
    `create index convocado_persona on convocado (persona)`,
    // A call goes before everything else that waits to be told.
    `alter table aviso add column urgencia int not null default 0`,
  ],
  [
    // The devices that keep a closed copy of the night, and what each says that it has. One that ended hears it once.
    `create table custodio (
       id text primary key, usuario text not null references usuario (id) on delete cascade, equipo text not null,
       desde timestamptz not null default now(), visto timestamptz not null default now(), copia timestamptz,
       fotos int not null default 0, de int not null default 0, terminado timestamptz)`,
  ],
  [
    // Where a number is looked for that no two records may have: `writtenIn` in written.ts. An index holds no longer ones, and
    // one such text in any record ended the whole step.
    `create index registro_numero_dado on registro
       (coleccion, (substring(campos::text from '"numero":\\["[^"]*","((?:[^"\\\\]|\\\\.)*)"') collate "C"))
       where octet_length(substring(campos::text from '"numero":\\["[^"]*","((?:[^"\\\\]|\\\\.)*)"') collate "C") < 2000`,
  ],
  [
    // The browser in which each began, by the fingerprint of its mark (`equipo`): what ends for a device ends for all three.
    `alter table sesion add column navegador bytea`,
    `alter table suscripcion add column navegador bytea`,
    `alter table custodio add column navegador bytea`,
  ],
  [
    // The days of a list and the places of a shift are looked for by what stands there: `DAY` and `keyIn` in written.ts.
    `create index registro_fecha on registro
       (coleccion, (substring(campos::text from '"fecha":\\["[^"]*","(\\d{4}-\\d\\d-\\d\\d)"') collate "C"))
       where (substring(campos::text from '"fecha":\\["[^"]*","(\\d{4}-\\d\\d-\\d\\d)"') collate "C") is not null`,
    `create index registro_turno on registro
       (coleccion, md5(substring(campos::text from '"turnoId":\\["[^"]*","((?:[^"\\\\]|\\\\.)*)"')))
       where md5(substring(campos::text from '"turnoId":\\["[^"]*","((?:[^"\\\\]|\\\\.)*)"')) is not null`,
  ],
  [
    // Why a phone was let in no more, by the fingerprint of its key, so that it can be told.
    `create table acceso_fin (
       huella bytea primary key, motivo text not null, instante timestamptz not null default now())`,
  ],
  [
    // The last taps of who notes a call's record on their phone, each thing by itself: one that is sent again counts once.
    `alter table convocado add column toques json`,
  ],
  [
    // The permits that the central signed, each with the text of its printed code. Two may have one number: papers that a copy
    // didn't know of come back when they are annulled.
    `create table permiso (
       id text primary key, marca text not null unique, anio int not null, numero int not null, hasta text not null,
       codigo text not null, otorgado timestamptz not null, por text not null, anulado timestamptz, motivo text,
       anulado_por text)`,
  ],
]
