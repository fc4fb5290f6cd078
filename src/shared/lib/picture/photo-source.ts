/** The prefix by which a record names a picture on this device: `idb:<uuid>` (contract §1). */
const SCHEME = 'idb:'

/** Longest side of a photo's thumbnail in pixels. */
export const THUMBNAIL_SIDE = 256

const WHOLE = /^idb:[\w-]{1,64}$/

/** The source by which records name the photo with this id. */
export const photoSource = (id: string): string => SCHEME + id

/** The id of a stored photo, by its source. */
export const photoId = (source: string): string => source.slice(SCHEME.length)

export const isStoredPhoto = (source: string): boolean => source.startsWith(SCHEME)

/** Whether the whole text is a photo's source. Imported files may hold anything. */
export const isPhotoSource = (source: string): boolean => WHOLE.test(source)

/** Finds each photo that a text names, and its id. */
export const PHOTO_SOURCES = /idb:([\w-]{1,64})/g

/** The sources of the photos that a stored text names. */
export const photosNamedIn = (text: string): string[] => text.match(PHOTO_SOURCES) ?? []
