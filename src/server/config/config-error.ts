/** A bad value, said in one line that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
