/** A preparation that fails ends the command with its sentence, not with a stack. */
export const orStop = async (prepare) => {
  try {
    return await prepare();
  } catch (error) {
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
};
