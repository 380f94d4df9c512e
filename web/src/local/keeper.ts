/** Keeps the games of this device in IndexedDB: texts by key, as `hiddenhand.local.store` asks. */

const NAME = "hiddenhand";
const STORE = "kept";
const LAST = "\uffff";

export interface Keeper {
  read: (prefix: string) => Promise<string>;
  write: (changes: string) => Promise<void>;
}

export async function openKeeper(factory: IDBFactory = indexedDB): Promise<Keeper> {
  const opening = factory.open(NAME, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await done(opening);
  return {
    async read(prefix) {
      const store = database.transaction(STORE).objectStore(STORE);
      const range = prefix ? IDBKeyRange.bound(prefix, prefix + LAST) : undefined;
      const [keys, texts] = await Promise.all([
        done(store.getAllKeys(range)),
        done(store.getAll(range) as IDBRequest<string[]>),
      ]);
      return JSON.stringify(Object.fromEntries(keys.map((key, n) => [String(key), texts[n]])));
    },
    write(changes) {
      const work = database.transaction(STORE, "readwrite");
      const store = work.objectStore(STORE);
      for (const [key, text] of Object.entries(JSON.parse(changes) as Record<string, unknown>)) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
      return new Promise((resolve, reject) => {
        work.oncomplete = () => resolve();
        work.onabort = () => reject(work.error ?? new Error("not kept"));
      });
    },
  };
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("IndexedDB failed"));
  });
}
