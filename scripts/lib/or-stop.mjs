/** A failed preparation ends the command with its message, without a stack trace. */
export const orStop = async (prepare) => {
  try {
    return await prepare();
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
};
