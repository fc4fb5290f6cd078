import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What the recorder notes of one change. */
export type Change =
  | { do: 'make'; name: string; ino: number; isFolder?: true }
  | { do: 'write'; ino: number; name: string; at: number; data: string }
  | { do: 'cut'; ino: number; name: string; size: number }
  | { do: 'force'; ino: number; name: string }
  | { do: 'rename'; name: string; to?: string }
  | { do: 'remove'; name: string }

/** What a disk writes whole. */
const PAGE = 4096

type Piece = { at: number; data: Buffer } | { size: number }

const grown = (bytes: Buffer, size: number): Buffer =>
  size <= bytes.length ? bytes : Buffer.concat([bytes, Buffer.alloc(size - bytes.length)])

function put(bytes: Buffer, at: number, data: Buffer): Buffer {
  const into = grown(bytes, at + data.length)
  data.copy(into, at)
  return into
}

const cutTo = (bytes: Buffer, size: number): Buffer => grown(bytes.subarray(0, size), size)

/** A file: what was forced, and what was written since. */
class File {
  parent: Folder | undefined
  private forced: Buffer<ArrayBufferLike>
  private owed: Piece[] = []
  constructor(forced = Buffer.alloc(0)) {
    this.forced = forced
  }

  change(piece: Piece): void {
    this.owed.push(piece)
  }

  force(): void {
    for (const piece of this.owed)
      this.forced =
        'size' in piece ? Buffer.from(cutTo(this.forced, piece.size)) : put(this.forced, piece.at, piece.data)
    this.owed = []
  }

  /** After a cut: of what was not forced any page may have come, or not. */
  left(comes: () => boolean): Buffer {
    let bytes: Buffer = Buffer.from(this.forced)
    for (const piece of this.owed) {
      if ('size' in piece) {
        if (comes()) bytes = Buffer.from(cutTo(bytes, piece.size))
        continue
      }
      for (let from = 0; from < piece.data.length; ) {
        const to = Math.min(piece.data.length, from + PAGE - ((piece.at + from) % PAGE))
        if (comes()) bytes = put(bytes, piece.at + from, piece.data.subarray(from, to))
        from = to
      }
    }
    return bytes
  }
}

type Entry = File | Folder
/** One change of a folder's entries, which comes whole or not at all. */
type Names = readonly (readonly [name: string, entry: Entry | undefined])[]

/** A folder: the entries that were forced, those of now, and the changes between them in their order. */
class Folder {
  parent: Folder | undefined
  readonly now = new Map<string, Entry>()
  private readonly forced = new Map<string, Entry>()
  private owed: Names[] = []

  change(names: Names): void {
    this.owed.push(names)
    for (const [name, entry] of names) {
      if (entry) {
        entry.parent = this
        this.now.set(name, entry)
      } else this.now.delete(name)
    }
  }

  /** All changes, or those up to the last one that speaks of an entry. */
  force(entry?: Entry): void {
    const until = entry
      ? this.owed.findLastIndex((names) => names.some(([, one]) => one === entry)) + 1
      : this.owed.length
    for (const names of this.owed.splice(0, until)) apply(this.forced, names)
    if (until > 0) this.parent?.force(this)
  }

  /** After a cut: the entries of a moment between the last force and now, as a file system's journal keeps them. */
  left(share: () => number): Map<string, Entry> {
    const names = new Map(this.forced)
    for (const change of this.owed.slice(0, Math.round(share() * this.owed.length))) apply(names, change)
    return names
  }
}

function apply(names: Map<string, Entry>, change: Names): void {
  for (const [name, entry] of change) {
    if (entry) names.set(name, entry)
    else names.delete(name)
  }
}

/**
 * A disk that is told what was written to it, and says what is left after a power cut. Example: a file whose first page was
 * forced and whose second was only written is left with one page or with both.
 *
 * What a folder lists follows ext4, XFS, NTFS and APFS: changes come in their order, and a file that is forced brings its
 * own name along.
 */
export class Disk {
  private readonly root = new Folder()
  private readonly files = new Map<number, File>()

  /** With what lies in the folder now, all of it forced. */
  constructor(folder: string) {
    this.take(folder, this.root)
  }

  private take(path: string, into: Folder): void {
    for (const name of readdirSync(path)) {
      const [below, found] = [join(path, name), statSync(join(path, name))]
      const entry = found.isDirectory() ? new Folder() : new File(readFileSync(below))
      into.change([[name, entry]])
      if (entry instanceof Folder) this.take(below, entry)
    }
    into.force()
  }

  private at(path: string): Entry | undefined {
    let entry: Entry | undefined = this.root
    for (const name of path.split('/')) {
      if (name === '.') continue
      if (!(entry instanceof Folder)) return undefined
      entry = entry.now.get(name)
    }
    return entry
  }

  private folderOf(path: string): Folder {
    const folder = this.at(dirname(path))
    if (!(folder instanceof Folder)) throw new Error(`no folder for ${path}`)
    return folder
  }

  /** By its number on the recorded disk; what lay there before is known by its name until then. */
  private file(ino: number, name: string): File {
    const file = this.files.get(ino) ?? this.at(name)
    if (!(file instanceof File)) throw new Error(`no file ${name}`)
    this.files.set(ino, file)
    return file
  }

  apply(change: Change): void {
    const entry = this.at(change.name)
    if (change.do === 'make') this.make(change)
    else if (change.do === 'remove') this.folderOf(change.name).change([[basename(change.name), undefined]])
    else if (change.do === 'rename') this.rename(change)
    else if (entry instanceof Folder) entry.force()
    else {
      const file = this.file(change.ino, change.name)
      if (change.do === 'write') file.change({ at: change.at, data: Buffer.from(change.data, 'base64') })
      if (change.do === 'cut') file.change({ size: change.size })
      if (change.do !== 'force') return
      file.force()
      file.parent?.force(file)
    }
  }

  private make({ name, ino, isFolder }: Change & { do: 'make' }): void {
    const entry = isFolder ? new Folder() : new File()
    if (entry instanceof File) this.files.set(ino, entry)
    this.folderOf(name).change([[basename(name), entry]])
  }

  private rename({ name, to }: Change & { do: 'rename' }): void {
    const entry = this.at(name)
    if (!entry || to === undefined || dirname(to) !== dirname(name))
      throw new Error(`not played: ${name} to ${to}`)
    this.folderOf(name).change([
      [basename(name), undefined],
      [basename(to), entry],
    ])
  }

  /** Writes into an empty folder what is left after a cut of this moment. `random` gives numbers from 0 to below 1. */
  cut(into: string, random: () => number): void {
    // Sometimes nothing of what wasn't forced has come, sometimes nearly all.
    const chance = [0, 0.5, 0.9, 1][Math.floor(random() * 4)] ?? 0
    const comes = () => random() < chance
    const write = (folder: Folder, path: string): void => {
      mkdirSync(path, { recursive: true })
      for (const [name, entry] of folder.left(() => (comes() ? 1 : random() * chance))) {
        if (entry instanceof Folder) write(entry, join(path, name))
        else writeFileSync(join(path, name), entry.left(comes))
      }
    }
    write(this.root, into)
  }
}
